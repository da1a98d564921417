import type { OwnBoost, SubscriptionView } from '@perigee/core/boost/schema';
import { m } from '#texts';
import { UsageMeter } from '../../components/boost/usage-meter.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { useMoments } from '../../lib/preferences/use-moments.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { PLAN_TEXTS } from './plan-texts.ts';
import styles from './account.module.css';

/** Which plan the person has, until when, and how much of it they use. */
export function AccountPlan({ own }: { own: OwnBoost }) {
  const text = useText();
  const { subscription } = own;

  if (subscription === null) return <p className={styles['dim']}>{text(m.account_none)}</p>;
  return (
    <div className={styles['plan']}>
      <span className={styles['gem']} data-state={subscription.state} aria-hidden="true">
        <Icon name="gem" size={24} />
      </span>
      <div>
        <h3>{text(PLAN_TEXTS[subscription.plan].title)}</h3>
        <Until subscription={subscription} />
      </div>
      {subscription.state !== 'ended' && <UsageMeter own={own} />}
    </div>
  );
}

function Until({ subscription: { state, endsAt, graceUntil } }: { subscription: SubscriptionView }) {
  const text = useText();
  const { day, dayAndTime } = useMoments();
  const date = day(endsAt);

  if (state === 'active') return <p className={styles['dim']}>{text(m.account_until, { date })}</p>;
  return (
    <p className={styles['late']}>
      {state === 'grace'
        ? text(m.account_grace, { date, until: dayAndTime(graceUntil) })
        : text(m.account_ended, { date })}
    </p>
  );
}
