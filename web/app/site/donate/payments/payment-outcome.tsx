import type { PaymentResult } from '@perigee/core/community/boost/payment-endpoints';
import { UNDECIDED } from '@perigee/core/community/boost/payment-state';
import type { PlanType } from '@perigee/core/community/boost/plans';
import type { ReactNode } from 'react';
import { m } from '#texts';
import { LinkButton } from '../../../components/button/link-button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import type { IconName } from '../../../components/icon/icon-paths.ts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { useSite } from '../../../lib/site/use-site.ts';
import { SignedIn } from '../../../components/signed-in/signed-in.tsx';
import { FailedPayment } from './failed-payment.tsx';
import { PLAN_TEXTS } from '../plan-texts.ts';
import { useMoney } from '../use-money.ts';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { useOwnBoost } from '../../../lib/boost/use-own-boost.ts';
import { AddServer } from '../account/add-server.tsx';
import styles from './payments.module.css';

interface PaymentOutcomeProps {
  result: PaymentResult;
  onBuy: (plan: PlanType) => void;
  onDone: () => void;
}

/** The outcome of a payment: the plan the buyer has now, what is still pending, or what to do. */
export function PaymentOutcome({ result: { payment, subscription }, onBuy, onDone }: PaymentOutcomeProps) {
  const text = useText();
  const writeMoney = useMoney();
  const { locale } = usePreferences();
  const { supportUrl } = useSite();
  const { state, plan, failure } = payment;

  if (state === 'canceled' || state === 'abandoned') {
    return <FailedPayment failure={failure} onAgain={() => onBuy(plan)} onClose={onDone} />;
  }
  if (UNDECIDED.includes(state)) {
    return (
      <Outcome icon="clock" tone="waiting" title={text(m.pay_waiting)} sentence={text(m.pay_waiting_text)}>
        {payment.confirmationUrl !== null && (
          <LinkButton to={payment.confirmationUrl}>{text(m.pay_continue)}</LinkButton>
        )}
      </Outcome>
    );
  }
  if (state === 'disputed') {
    return (
      <Outcome
        icon="alert"
        tone="bad"
        title={text(m.pay_disputed)}
        sentence={text(m.pay_disputed_text, { id: payment.id })}
      >
        <LinkButton to={supportUrl}>{text(m.nav_support)}</LinkButton>
      </Outcome>
    );
  }
  if (state === 'refunded') {
    const sentence = text(m.pay_given_back_text, { amount: writeMoney(payment.refunded, payment.currency) });
    return <Outcome icon="refresh" tone="waiting" title={text(m.pay_given_back)} sentence={sentence} />;
  }
  const bought = text(PLAN_TEXTS[subscription?.plan ?? plan].title);
  const date =
    subscription && new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(subscription.endsAt));
  return (
    <Outcome
      icon="check"
      tone="good"
      title={text(m.pay_done, { plan: bought })}
      sentence={date === null ? '' : text(m.pay_done_text, { date })}
    >
      <SignedIn>
        <PlacePurchased />
      </SignedIn>
    </Outcome>
  );
}

interface OutcomeProps {
  icon: IconName;
  tone: 'good' | 'waiting' | 'bad';
  title: string;
  sentence: string;
  children?: ReactNode;
}

function Outcome({ icon, tone, title, sentence, children }: OutcomeProps) {
  return (
    <section className={styles['outcome']} data-tone={tone}>
      <span className={styles['mark']}>
        <Icon name={icon} size={26} />
      </span>
      <div>
        <h2>{title}</h2>
        <p className={styles['dim']}>{sentence}</p>
      </div>
      {children}
    </section>
  );
}

/** Shown right after the payment: places the boosts, and then links to the boosted servers. */
function PlacePurchased() {
  const text = useText();
  const { data: own, isFetching } = useOwnBoost();
  const servers = own?.subscription?.servers ?? 0;

  if (own === undefined || (isFetching && servers === 0)) return <Skeleton height={44} />;
  if (own.placements.length >= servers) return <LinkButton to="/@me">{text(m.pay_done_servers)}</LinkButton>;
  return (
    <div className={styles['place']}>
      <p>{text(m.pay_place)}</p>
      <AddServer boosted={new Set(own.placements.map(({ guildId }) => guildId))} />
    </div>
  );
}
