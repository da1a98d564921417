import type { StatsMinute } from '@perigee/core/stats/endpoints';
import { m } from '#texts';
import { usePreferences } from '../../lib/preferences/preferences-context.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import styles from './stats.module.css';

const MINUTE_MS = 60_000;

/** The charts in numbers, newest first. Ages instead of clock times, so that they are true in every time zone. */
export function MinuteTable({ history }: { history: readonly StatsMinute[] }) {
  const text = useText();
  const { locale } = usePreferences();
  const newest = history.at(-1)?.at ?? 0;
  const latency = (value: number | null) => (value === null ? '—' : text(m.stats_ms, { ms: value }));

  return (
    <details className={styles['minutes']}>
      <summary>{text(m.stats_as_table)}</summary>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{text(m.stats_minutes_ago)}</th>
            <th scope="col">{text(m.stats_bot)}</th>
            <th scope="col">{text(m.stats_database)}</th>
            <th scope="col">{text(m.stats_guilds)}</th>
          </tr>
        </thead>
        <tbody>
          {history.toReversed().map(({ at, bot, database, guilds }) => (
            <tr key={at}>
              <th scope="row">{Math.round((newest - at) / MINUTE_MS)}</th>
              <td>{latency(bot)}</td>
              <td>{latency(database)}</td>
              <td>{guilds.toLocaleString(locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
