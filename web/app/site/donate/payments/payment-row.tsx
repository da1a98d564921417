import type { Payment } from '@perigee/core/community/boost/payment-endpoints';
import type { PaymentState } from '@perigee/core/community/boost/payment-state';
import { m } from '#texts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { type PlainMessage, useText } from '../../../lib/preferences/use-text.ts';
import { PLAN_TEXTS } from '../plan-texts.ts';
import { useMoney } from '../use-money.ts';
import styles from './payments.module.css';

type PlainState = Exclude<PaymentState, 'partlyRefunded'>;

const STATE_TEXTS: Record<PlainState, PlainMessage> = {
  created: m.payments_state_pending,
  pending: m.payments_state_pending,
  succeeded: m.payments_state_succeeded,
  canceled: m.payments_state_canceled,
  abandoned: m.payments_state_abandoned,
  refunded: m.payments_state_refunded,
  disputed: m.payments_state_disputed,
};

/** One payment: its date, plan, amount and outcome. */
export function PaymentRow({ payment }: { payment: Payment }) {
  const text = useText();
  const writeMoney = useMoney();
  const { locale } = usePreferences();
  const { plan, amount, currency, state, refunded, createdAt, confirmationUrl } = payment;
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(createdAt),
  );
  const stateText =
    state === 'partlyRefunded'
      ? text(m.payments_state_partlyRefunded, { amount: writeMoney(refunded, currency) })
      : text(STATE_TEXTS[state]);

  return (
    <li className={styles['row']}>
      <div>
        <p className={styles['plan']}>{text(PLAN_TEXTS[plan].title)}</p>
        <p className={styles['dim']}>
          <time dateTime={createdAt}>{moment}</time>
        </p>
      </div>
      <div className={styles['sum']}>
        <p>{writeMoney(amount, currency)}</p>
        <p className={styles['state']} data-state={state}>
          {stateText}
          {confirmationUrl !== null && (
            <>
              {' · '}
              <a href={confirmationUrl}>{text(m.payments_continue)}</a>
            </>
          )}
        </p>
      </div>
    </li>
  );
}
