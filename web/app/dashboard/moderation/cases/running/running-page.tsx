import { SegmentedControl } from '@mantine/core';
import { RUNNING_SHOWN } from '@perigee/core/moderation/cases/limits';
import { LASTING_TYPES } from '@perigee/core/moderation/cases/case';
import type { CaseSummary } from '@perigee/core/moderation/cases/schema';
import { m } from '#texts';
import { Skeleton } from '../../../../components/skeleton/skeleton.tsx';
import { StateCard } from '../../../../components/state-card/state-card.tsx';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { TYPE_LOOKS } from '../case-texts.ts';
import { CasesFrame } from '../cases-frame.tsx';
import { CasesProblem } from '../cases-problem.tsx';
import { RunningRow } from './running-row.tsx';
import { useRunning } from '../use-cases.ts';
import { useAddressQuery } from '../../../lib/address/use-address-query.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import rows from '../cases.module.css';
import styles from './running.module.css';

const CHOICES = ['all', ...LASTING_TYPES] as const;

/** Punishments that will end by themselves, and cases that failed. */
export default function RunningPage() {
  const text = useText();
  const [query, setQuery] = useAddressQuery();
  const choice = CHOICES.find((one) => one === query.get('type')) ?? 'all';
  const { data, isError, error, isFetching, refetch } = useRunning(choice === 'all' ? null : choice);

  return (
    <CasesFrame title={text(m.running_title)} lead={text(m.running_lead)}>
      <div className={styles['choice']}>
        <SegmentedControl
          fullWidth
          aria-label={text(m.cases_type)}
          value={choice}
          onChange={(type) => setQuery(type === 'all' ? {} : { type }, { replace: true })}
          data={CHOICES.map((one) => ({ value: one, label: text(one === 'all' ? m.cases_all : TYPE_LOOKS[one].name) }))}
        />
      </div>
      {data === undefined && isError && (
        <CasesProblem error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {data === undefined && !isError && (
        <div className={rows['list']} role="status" aria-label={text(m.cases_loading)}>
          <Skeleton height={92} />
          <Skeleton height={92} />
          <Skeleton height={92} />
        </div>
      )}
      {data !== undefined && (
        // Focused when the case that was acted on has left the lists.
        <section data-part tabIndex={-1} aria-label={text(m.running_title)}>
          {data.running.length === 0 && (
            <StateCard icon="clock" title={text(m.running_empty_title)} text={text(m.running_empty_text)} />
          )}
          {data.running.length > 0 && <Running cases={data.running} />}
          {data.failed.length > 0 && <Failed cases={data.failed} />}
        </section>
      )}
    </CasesFrame>
  );
}

interface RunningProps {
  cases: readonly CaseSummary[];
}

function Running({ cases }: RunningProps) {
  const text = useText();
  const now = useNow();

  return (
    <section aria-labelledby="running">
      <h2 id="running" className={styles['subheading']}>
        {text(m.running_ends)}
      </h2>
      <ol className={rows['list']}>
        {cases.map((found) => (
          <RunningRow key={found.number} summary={found} now={now} />
        ))}
      </ol>
      {cases.length === RUNNING_SHOWN && (
        <p className={styles['dim']}>{text(m.running_cut, { count: RUNNING_SHOWN })}</p>
      )}
    </section>
  );
}

function Failed({ cases }: RunningProps) {
  const text = useText();

  return (
    <section aria-labelledby="failed" className={styles['failed']}>
      <h2 id="failed" className={styles['subheading']}>
        {text(m.running_failed)}
      </h2>
      <p className={styles['dim']}>{text(m.running_failed_lead)}</p>
      <ol className={rows['list']}>
        {cases.map((found) => (
          <RunningRow key={found.number} summary={found} now={0} isFailed />
        ))}
      </ol>
    </section>
  );
}
