import type { GiveawayStatistics } from '@perigee/core/rewards/giveaways/giveaway';
import { m } from '#texts';
import { ChartTable } from '../../../../components/sparkline/chart-table.tsx';
import { useGuild } from '../../../lib/guilds/use-guild.ts';
import { usePreferences } from '../../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../../lib/preferences/use-text.ts';
import styles from '../giveaways.module.css';

const HEIGHT = 140;
const GAP = 0.24;

/** The minimum number of slots, so that a few slices are not drawn as very wide bars. */
const SLICES_MIN = 24;

/** A bar for each time slice, in the server's time zone, and the same numbers as a table. */
export function EntriesChart({ series }: Pick<GiveawayStatistics, 'series'>) {
  const text = useText();
  const { locale } = usePreferences();
  const { zone } = useGuild().settings.timeZone;
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: zone,
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });
  const nameOf = (at: string) => format.format(new Date(at));
  const most = Math.max(1, ...series.map(({ entries }) => entries));
  const [first, last] = [series.at(0), series.at(-1)];

  return (
    <>
      <div aria-hidden="true" className={styles['chart']}>
        <span className={styles['most']}>{most.toLocaleString(locale)}</span>
        <svg
          viewBox={`0 0 ${Math.max(SLICES_MIN, series.length)} ${HEIGHT}`}
          preserveAspectRatio="none"
          height={HEIGHT}
          focusable="false"
        >
          {series.map(({ at, entries }, index) => (
            <rect
              key={at}
              x={index + GAP / 2}
              width={1 - GAP}
              y={HEIGHT - (entries / most) * HEIGHT}
              height={(entries / most) * HEIGHT}
            />
          ))}
        </svg>
        <div className={styles['axis']}>
          {first !== undefined && <span>{nameOf(first.at)}</span>}
          {last !== undefined && series.length >= SLICES_MIN && <span>{nameOf(last.at)}</span>}
        </div>
      </div>
      <ChartTable
        columns={[text(m.giveaway_when), text(m.giveaways_entries)]}
        rows={series.map(({ at, entries }) => ({
          key: at,
          name: nameOf(at),
          values: [entries.toLocaleString(locale)],
        }))}
      />
    </>
  );
}
