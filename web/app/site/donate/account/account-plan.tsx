import type { OwnBoost, SubscriptionView } from '@perigee/core/community/boost/schema';
import { PLAN_TYPES } from '@perigee/core/community/boost/plans';
import { daysCarriedOver } from '@perigee/core/community/boost/subscription';
import { useState } from 'react';
import { m } from '#texts';
import { UsageMeter } from '../../../components/boost/usage-meter.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { useMoments } from '../../../lib/preferences/use-moments.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { PLAN_TEXTS } from '../plan-texts.ts';
import styles from './account.module.css';

/** The person's plan, its end, and how much of it is used. */
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
        {subscription.state === 'active' && <Change subscription={subscription} />}
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

/** Explains what happens to the current plan if the person buys the other one. */
function Change({ subscription: { plan, endsAt } }: { subscription: SubscriptionView }) {
  const text = useText();
  const [now] = useState(() => Date.now());
  const other = PLAN_TYPES.find((type) => type !== plan);
  if (other === undefined) return null;

  const days = daysCarriedOver({ plan, endsAt: Date.parse(endsAt) }, { plan: other, at: now });
  const names = { plan: text(PLAN_TEXTS[plan].title), other: text(PLAN_TEXTS[other].title) };
  return <p className={styles['dim']}>{text(m.account_change, { ...names, count: days })}</p>;
}
