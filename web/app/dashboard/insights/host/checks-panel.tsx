import type { CheckResult } from '@perigee/core/insights/host/checks';
import { CHECK_STATUSES } from '@perigee/core/insights/host/check-status';
import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { FailureNotice } from '../../../components/failure-notice/failure-notice.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { CheckList } from './check-list.tsx';
import { HostPanel } from './host-panel.tsx';
import { useChecks } from './use-host.ts';
import styles from './host.module.css';

/** The doctor's findings: problems in full, the rest folded. */
export function ChecksPanel() {
  const text = useText();
  const { data, isError, error, isFetching, refetch } = useChecks();

  return (
    <HostPanel
      title={text(m.host_checks)}
      text={text(m.host_checks_text)}
      action={
        <Button busy={isFetching} onClick={() => void refetch()}>
          <Icon name="refresh" />
          {text(m.host_checks_again)}
        </Button>
      }
    >
      {isError && <FailureNotice error={error} />}
      {data === undefined && !isError && (
        <div role="status" aria-label={text(m.host_checks_running)}>
          <Skeleton height={220} />
        </div>
      )}
      {data !== undefined && <Found results={data} />}
    </HostPanel>
  );
}

function Found({ results }: { results: readonly CheckResult[] }) {
  const text = useText();
  const of = (...statuses: readonly CheckResult['status'][]) =>
    statuses.flatMap((status) => results.filter((result) => result.status === status));
  const [good = 0, warn = 0, bad = 0, skipped = 0] = CHECK_STATUSES.map((status) => of(status).length);
  const rest = of('good', 'skipped');

  return (
    <>
      <p role="status" className={styles['summary']}>
        {text(m.host_checks_summary, { good, warn, bad, skipped })}
      </p>
      <CheckList results={of('bad', 'warn')} />
      <details className={styles['rest']}>
        <summary>{text(m.host_checks_rest, { count: rest.length })}</summary>
        <CheckList results={rest} />
      </details>
    </>
  );
}
