import type { PaymentAnswer } from '@perigee/core/community/boost/payment-answer';
import type { PaymentState } from '@perigee/core/community/boost/payment-state';
import type { HostPayment } from '@perigee/core/insights/host/schema';
import { m } from '#texts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { type PlainMessage, useText } from '../../../lib/preferences/use-text.ts';
import { Ago } from './ago.tsx';
import { PaymentActions } from './payment-actions.tsx';
import styles from './host.module.css';

const STATE_TEXTS: Record<PaymentState, PlainMessage> = {
  created: m.host_payment_created,
  pending: m.host_payment_pending,
  succeeded: m.host_payment_succeeded,
  canceled: m.host_payment_canceled,
  abandoned: m.host_payment_abandoned,
  partlyRefunded: m.host_payment_partlyRefunded,
  refunded: m.host_payment_refunded,
  disputed: m.host_payment_disputed,
};
const ANSWER_TEXTS: Record<PaymentAnswer, PlainMessage> = {
  give: m.host_answer_give,
  takeBack: m.host_answer_takeBack,
};

/** A payment with everything that helps to decide about it. */
export function PaymentRow({ payment }: { payment: HostPayment }) {
  const text = useText();
  const { locale } = usePreferences();
  const sum = useSums();
  const { userId, plan, amount, currency, state, refunded, problem, providerId, given, answer, isOpen } = payment;
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(given ?? 0);

  return (
    <li>
      <div>
        <p className={styles['line']}>
          <strong>
            {sum(amount, currency)} · {text(plan === 'premium' ? m.plan_premium : m.plan_standard)}
          </strong>
          <span className={styles['pill']} data-status={isOpen ? 'bad' : 'skipped'}>
            {text(STATE_TEXTS[state])}
          </span>
        </p>
        {problem !== null && <p>{problem}</p>}
        <p>
          {given === null || given === 0 ? text(m.host_payment_gives_nothing) : text(m.host_payment_gives, { share })}
          {refunded > 0 && ` · ${text(m.host_payment_refund, { sum: sum(refunded, currency) })}`}
          {answer !== null && ` · ${text(ANSWER_TEXTS[answer])}`}
        </p>
        <p className={styles['dim']}>
          {text(m.host_payment_of, { id: userId })}
          {providerId !== null && ` · ${text(m.host_payment_provider, { id: providerId })}`}
          {' · '}
          <Ago at={payment.createdAt} />
        </p>
      </div>
      <PaymentActions payment={payment} />
    </li>
  );
}

/** Formats an amount, given in hundredths of its currency, in the reader's language. */
function useSums(): (hundredths: number, currency: string) => string {
  const { locale } = usePreferences();
  return (hundredths, currency) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(
      hundredths / 100,
    );
}
