import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { m } from '#texts';
import { Button } from '../../components/button/button.tsx';
import { FailureNotice } from '../../components/failure-notice/failure-notice.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { queryClient } from '../../lib/api/query-client.ts';
import { useOwnBoost } from '../../lib/boost/use-own-boost.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { UserContext } from '../../lib/session/use-user.ts';
import { AccountGift } from './account-gift.tsx';
import { AccountHistory } from './account-history.tsx';
import { AccountPlan } from './account-plan.tsx';
import { AccountServers } from './account-servers.tsx';
import styles from './account.module.css';

interface AccountProps {
  /** Changes when there may be something new, such as a payment that went through. */
  version: string;
}

/** The plan of the person who is signed in, and the servers they boost with it. */
export function Account({ version }: AccountProps) {
  const text = useText();
  const session = useSession();
  if (session.status !== 'user') return null;

  return (
    <QueryClientProvider client={queryClient}>
      <UserContext value={session.user}>
        <section id="boosts" className={styles['account']} aria-labelledby="account">
          <h2 id="account">{text(m.account_title)}</h2>
          <AccountCards version={version} />
        </section>
      </UserContext>
    </QueryClientProvider>
  );
}

function AccountCards({ version }: AccountProps) {
  const text = useText();
  const { data: own, error, isFetching, refetch } = useOwnBoost();

  useEffect(() => {
    if (version.trim() !== '') void refetch();
  }, [version, refetch]);

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
        <AccountServers own={own} />
      </div>
      <AccountGift />
      {own.history.length > 0 && <AccountHistory history={own.history} />}
    </>
  );
}
