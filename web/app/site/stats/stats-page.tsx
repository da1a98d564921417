import type { Stats } from '@perigee/core/community/stats/endpoints';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { m } from '#texts';
import { PublicPage } from '../../components/public-page/public-page.tsx';
import { StateCard } from '../../components/state-card/state-card.tsx';
import { apiContext } from '../../lib/api/api-context.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { usePreferences } from '../../lib/preferences/preferences-context.tsx';
import { HourCharts } from './hour-charts.tsx';
import { readNumbers } from './read-numbers.ts';
import { ShardTable } from './shard-table.tsx';
import { StatusLine } from './status-line.tsx';
import { useLiveNumbers } from './use-live-numbers.ts';
import styles from './stats.module.css';
import { LatencyValue } from './latency-value.tsx';

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

/** How quickly the bot and its database answer. */
function Latencies({ ping }: { ping: Stats['ping'] }) {
  const text = useText();

  return (
    <dl className={styles['latencies']}>
      <div className={styles['card']}>
        <dt>{text(m.stats_bot)}</dt>
        <dd>
          <LatencyValue milliseconds={ping.bot} />
        </dd>
      </div>
      <div className={styles['card']}>
        <dt>{text(m.stats_database)}</dt>
        <dd>
          <LatencyValue milliseconds={ping.database} />
        </dd>
      </div>
    </dl>
  );
}

const TOTALS = [
  { field: 'guilds', label: m.stats_guilds },
  { field: 'users', label: m.stats_users },
  { field: 'channels', label: m.stats_channels },
  { field: 'emojis', label: m.stats_emojis },
] as const;

/** The size of the bot. */
function Totals({ totals }: { totals: Stats['stats'] }) {
  const text = useText();
  const { locale } = usePreferences();

  return (
    <dl className={styles['totals']}>
      {TOTALS.map(({ field, label }) => (
        <div key={field} className={styles['card']}>
          <dt>{text(label)}</dt>
          <dd>{totals[field].toLocaleString(locale)}</dd>
        </div>
      ))}
    </dl>
  );
}
