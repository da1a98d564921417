import type { LeaderProfile } from '@perigee/core/economy/leaderboard/schema';
import { m } from '#texts';
import { ChartTable } from '../../../../components/sparkline/chart-table.tsx';
import { Sparkline } from '../../../../components/sparkline/sparkline.tsx';
import { usePreferences } from '../../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../../lib/preferences/use-text.ts';
import styles from './member.module.css';

/** Balance and experience by day, as two small charts and as a table. */
export function MemberHistory({ history }: Pick<LeaderProfile, 'history'>) {
  const text = useText();
  const { locale } = usePreferences();
  const days = history.map(({ day, balance, xp }) => ({ at: Date.parse(day), balance, xp }));
  const format = (value: number) => value.toLocaleString(locale);
  // Days are in UTC, whatever the reader's time zone.
  const dayFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const scale = { spanMs: Math.max(1, (days.at(-1)?.at ?? 0) - (days[0]?.at ?? 0)) };

  return (
    <section className={styles['section']} aria-labelledby="history">
      <h2 id="history">{text(m.member_history)}</h2>
      {days.length < 2 ? (
        <p className={styles['dim']}>{text(m.member_history_empty)}</p>
      ) : (
        <>
          <div className={styles['charts']}>
            <Sparkline
              title={text(m.board_balance)}
              moments={days.map(({ at, balance }) => ({ at, value: balance }))}
              scale={scale}
              format={format}
            />
            <Sparkline
              title={text(m.board_xp)}
              moments={days.map(({ at, xp }) => ({ at, value: xp }))}
              scale={scale}
              format={format}
            />
          </div>
          <ChartTable
            columns={[m.member_day, m.board_balance, m.board_xp].map((column) => text(column))}
            rows={days.toReversed().map(({ at, balance, xp }) => ({
              key: at,
              name: dayFormat.format(at),
              values: [format(balance), format(xp)],
            }))}
          />
        </>
      )}
    </section>
  );
}
