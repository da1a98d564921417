import { m } from '#texts';
import { DashboardBar } from '../../components/dashboard-bar/dashboard-bar.tsx';
import { PageHead } from '../../../components/document/page-head.tsx';
import type { FrameHandle } from '../../../lib/site/frame-handle.ts';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { useLostFocus } from '../../lib/focus/use-lost-focus.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { ChecksPanel } from './checks-panel.tsx';
import { HostActionsPanel } from './host-actions-panel.tsx';
import { ErrorsPanel } from './errors-panel.tsx';
import { FailedJobsPanel } from './failed-jobs-panel.tsx';
import { AccessProblem } from './access-problem.tsx';
import { PaymentsPanel } from './payments-panel.tsx';
import { ProcessesPanel } from './processes-panel.tsx';
import { QueuesPanel } from './queues-panel.tsx';
import { ShardsPanel } from './shards-panel.tsx';
import { useHostState } from './use-host.ts';
import styles from './host.module.css';

export const handle: FrameHandle = { Bar: DashboardBar };

/** What the people who run the site can see and do. */
export default function HostPage() {
  const text = useText();
  useLostFocus();
  const { data: state, isError, error, isFetching, refetch } = useHostState();

  if (state === undefined && isError) {
    return <AccessProblem error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <div className={styles['page']}>
      <PageHead title={text(m.page_title, { page: text(m.host_title) })} />
      <header className={styles['heading']}>
        <h1>{text(m.host_title)}</h1>
        <p>{text(m.host_lead)}</p>
        <p role="status" className={styles['stale']}>
          {isError && text(m.host_stale)}
        </p>
      </header>
      {state === undefined ? (
        <div className={styles['panels']} role="status" aria-label={text(m.host_loading)}>
          <Skeleton height={360} />
          <Skeleton height={220} />
          <Skeleton height={220} />
        </div>
      ) : (
        <div className={styles['panels']}>
          <ChecksPanel />
          <ProcessesPanel processes={state.processes} />
          <ShardsPanel shards={state.shards} processes={state.processes} />
          <QueuesPanel queues={state.queues} />
          <FailedJobsPanel />
          <ErrorsPanel hours={state.errorHours} />
          <PaymentsPanel />
          <HostActionsPanel deeds={state.deeds} />
        </div>
      )}
    </div>
  );
}
