import type { StatsMinute } from '@perigee/core/community/stats/endpoints';
import { m } from '#texts';
import { ChartTable } from '../../components/sparkline/chart-table.tsx';
import { usePreferences } from '../../lib/preferences/preferences-context.tsx';
import { useText } from '../../lib/preferences/use-text.ts';

const MINUTE_MS = 60_000;

/** The charts' numbers, newest first. Ages instead of clock times are correct in every time zone. */
export function MinuteTable({ history }: { history: readonly StatsMinute[] }) {
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
