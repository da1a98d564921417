import type { PlanType } from '@perigee/core/community/boost/plans';
import { useEffect } from 'react';
import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { FailureNotice } from '../../../components/failure-notice/failure-notice.tsx';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { useOwnBoost } from '../../../lib/boost/use-own-boost.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { AccountGift } from './account-gift.tsx';
import { AccountHistory } from './account-history.tsx';
import { AccountPlan } from './account-plan.tsx';
import { AccountServers } from './account-servers.tsx';
import { SignedIn } from '../../../components/signed-in/signed-in.tsx';
import styles from './account.module.css';

interface AccountProps {
  /** Changes when there may be news, such as a completed payment. */
  version: string;
  /** A boost is being placed in the payment's own panel. */
  isPlacing: boolean;
  /** Reports the plan that a payment would extend; null for none. */
  onPlan: (plan: PlanType | null) => void;
}

/** The plan of the signed-in person, and the servers they boost. */
export function Account({ version, isPlacing, onPlan }: AccountProps) {
  const text = useText();

  return (
    <SignedIn>
      <section id="boosts" className={styles['account']} aria-labelledby="account">
        <h2 id="account">{text(m.account_title)}</h2>
        <AccountCards version={version} isPlacing={isPlacing} onPlan={onPlan} />
      </section>
    </SignedIn>
  );
}

function AccountCards({ version, isPlacing, onPlan }: AccountProps) {
  const text = useText();
  const { data: own, error, isFetching, refetch } = useOwnBoost();

  useEffect(() => {
    if (version.trim() !== '') void refetch();
  }, [version, refetch]);

  const subscription = own?.subscription ?? null;
  const plan = subscription === null || subscription.state === 'ended' ? null : subscription.plan;
  useEffect(() => onPlan(plan), [plan, onPlan]);

  if (own === undefined) {
    if (error === null) return <Skeleton height={260} />;
    return (
      <div className={styles['card']}>
        <FailureNotice error={error} />
        <Button busy={isFetching} onClick={() => void refetch()}>
          {text(m.retry)}
        </Button>
      </div>
    );
  }
  return (
    <>
      <div className={styles['card']}>
        <AccountPlan own={own} />
        <AccountServers own={own} isPlacing={isPlacing} />
      </div>
      <AccountGift />
      {own.history.length > 0 && <AccountHistory history={own.history} />}
    </>
  );
}
