import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { m } from '#texts';
import { PublicPage } from '../../components/public-page/public-page.tsx';
import { StateCard } from '../../components/state-card/state-card.tsx';
import { apiContext } from '../../lib/api/api-context.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { HourCharts } from './hour-charts.tsx';
import { Latencies } from './latencies.tsx';
import { readNumbers } from './read-numbers.ts';
import { ShardTable } from './shard-table.tsx';
import { StatusLine } from './status-line.tsx';
import { Totals } from './totals.tsx';
import { useLiveNumbers } from './use-live-numbers.ts';
import styles from './stats.module.css';

/** The current numbers are part of the document; the browser refreshes them from there. */
export async function loader({ context }: LoaderFunctionArgs) {
  return readNumbers('', context.get(apiContext)).catch(() => null);
}

export default function StatsPage() {
  const text = useText();
  const { numbers, staleSeconds } = useLiveNumbers(useLoaderData<typeof loader>());

  return (
    <PublicPage title={text(m.stats_title)} lead={text(m.stats_lead)} path="/stats">
      {numbers === null ? (
        <StateCard icon="offline" title={text(m.stats_failed)} text={text(m.stats_failed_text)} />
      ) : (
        <div className={styles['numbers']}>
          <StatusLine status={numbers.stats.status} staleSeconds={staleSeconds} />
          <Totals totals={numbers.stats.stats} />
          <Latencies ping={numbers.stats.ping} />
          <HourCharts history={numbers.history} />
          <ShardTable shards={numbers.stats.shards} />
        </div>
      )}
    </PublicPage>
  );
}
