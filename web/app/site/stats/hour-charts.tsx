import { HISTORY_SPAN_MS } from '@perigee/core/community/stats/history-span';
import type { StatsMinute } from '@perigee/core/community/stats/endpoints';
import { m } from '#texts';
import { Sparkline } from '../../components/sparkline/sparkline.tsx';
import { usePreferences } from '../../lib/preferences/preferences-context.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import { ChartTable } from '../../components/sparkline/chart-table.tsx';
import styles from './stats.module.css';

/** After more than 150 s without a measurement, something was not running, so the line breaks. */
const HOUR = { spanMs: HISTORY_SPAN_MS, gapMs: 150_000 };

/** The last hour as three small charts, and as a table for people who cannot see them. */
export function HourCharts({ history }: { history: readonly StatsMinute[] }) {
  const text = useText();
  const { locale } = usePreferences();
  const inMs = (value: number) => text(m.stats_ms, { ms: value });

  return (
    <section aria-labelledby="hour">
      <h2 id="hour" className={styles['heading']}>
        {text(m.stats_hour)}
      </h2>
      {history.length < 2 ? (
        <p className={styles['dim']}>{text(m.stats_hour_empty)}</p>
      ) : (
        <>
          <div className={styles['charts']}>
            <Sparkline
              title={text(m.stats_bot)}
              moments={history.map(({ at, bot }) => ({ at, value: bot }))}
              scale={HOUR}
              format={inMs}
            />
            <Sparkline
              title={text(m.stats_database)}
              moments={history.map(({ at, database }) => ({ at, value: database }))}
              scale={HOUR}
              format={inMs}
            />
            <Sparkline
              title={text(m.stats_guilds)}
              moments={history.map(({ at, guilds }) => ({ at, value: guilds }))}
              scale={HOUR}
              format={(value) => value.toLocaleString(locale)}
            />
          </div>
          <MinuteTable history={history} />
        </>
      )}
    </section>
  );
}

const MINUTE_MS = 60_000;

/** The charts' numbers, newest first. Ages instead of clock times are correct in every time zone. */
function MinuteTable({ history }: { history: readonly StatsMinute[] }) {
  const text = useText();
  const { locale } = usePreferences();
  const newest = history.at(-1)?.at ?? 0;
  const latency = (value: number | null) => (value === null ? '—' : text(m.stats_ms, { ms: value }));

  return (
    <ChartTable
      columns={[m.stats_minutes_ago, m.stats_bot, m.stats_database, m.stats_guilds].map((column) => text(column))}
      rows={history.toReversed().map(({ at, bot, database, guilds }) => ({
        key: at,
        name: String(Math.round((newest - at) / MINUTE_MS)),
        values: [latency(bot), latency(database), guilds.toLocaleString(locale)],
      }))}
    />
  );
}
