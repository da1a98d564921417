import type { FailedJob } from '@perigee/core/insights/host/schema';
import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { FailureNotice } from '../../../components/failure-notice/failure-notice.tsx';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { useMoments } from '../../../lib/preferences/use-moments.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { Ago } from './ago.tsx';
import { HostPanel } from './host-panel.tsx';
import { useFailedJobs, useHostActions } from './use-host.ts';
import styles from './host.module.css';

/** The guild id of jobs that belong to no server. */
const NO_GUILD = '0';

/** The actions the bot gave up on, each with a retry button. */
export function FailedJobsPanel() {
  const text = useText();
  const { data, isError, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useFailedJobs();
  const jobs = data?.pages.flatMap((page) => page.acts);

  return (
    <HostPanel title={text(m.host_failed_acts)} text={text(m.host_failed_acts_text)}>
      {isError && <FailureNotice error={error} />}
      {jobs === undefined && !isError && <Skeleton height={80} />}
      {jobs?.length === 0 && <p className={styles['dim']}>{text(m.host_failed_acts_none)}</p>}
      {jobs !== undefined && jobs.length > 0 && (
        <ul className={styles['list']}>
          {jobs.map((job) => (
            <JobRow key={`${job.guildId} ${job.id}`} job={job} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <div>
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {text(m.host_more)}
          </Button>
        </div>
      )}
    </HostPanel>
  );
}

function JobRow({ job }: { job: FailedJob }) {
  const text = useText();
  const { dayAndTime } = useMoments();
  const { retry } = useHostActions();
  const { guildId, id, name, failedAt, problem, canRetry } = job;

  return (
    <li>
      <div>
        <code>{name}</code>
        <p>{problem ?? text(m.host_no_reason)}</p>
        <p className={styles['dim']}>
          {guildId === NO_GUILD ? text(m.host_no_server) : text(m.host_server, { id: guildId })}
          {' · '}
          <Ago at={failedAt} />
        </p>
      </div>
      {canRetry ? (
        <Button
          size="small"
          busy={retry.isPending}
          aria-label={text(m.host_retry_label, { name, time: dayAndTime(failedAt) })}
          onClick={() => retry.mutate({ guildId, id })}
        >
          {text(m.host_retry)}
        </Button>
      ) : (
        <span className={styles['dim']}>{text(m.host_settled)}</span>
      )}
    </li>
  );
}
