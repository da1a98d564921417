import type { CaseType } from '@perigee/core/moderation/cases/case';
import type { CaseStatistics } from '@perigee/core/moderation/cases/schema';
import { m } from '#texts';
import { ChartTable } from '../../../../components/sparkline/chart-table.tsx';
import { usePreferences } from '../../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { TYPE_LOOKS } from '../case-texts.ts';
import { ChartLegend } from '../../../components/chart-legend/chart-legend.tsx';
import { stack, totalOf } from './stacks.ts';
import styles from './charts.module.css';

interface WeekChartProps {
  weeks: CaseStatistics['weeks'];
  types: readonly CaseType[];
}

const HEIGHT = 180;
const WIDTH = 40;
const GAP = 10;

/** A stacked bar of types for each week, and the same numbers as a table. */
export function WeekChart({ weeks, types }: WeekChartProps) {
  const text = useText();
  const { locale } = usePreferences();
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const totals = weeks.map(({ counts }) => totalOf(counts));
  const most = Math.max(1, ...totals);

  if (types.length === 0) return <p className={styles['dim']}>{text(m.case_statistics_empty)}</p>;
  return (
    <>
      <Legend types={types} />
      <div className={styles['weeks']} aria-hidden="true">
        {weeks.map(({ begins, counts }, index) => (
          <div key={begins}>
            <span className={styles['total']}>{totals[index] || ''}</span>
            <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" height={HEIGHT} focusable="false">
              {stack(counts).map(({ type, start, size }) => (
                <rect
                  key={type}
                  className={styles['bar']}
                  data-type={type}
                  x={GAP / 2}
                  width={WIDTH - GAP}
                  y={HEIGHT - ((start + size) / most) * HEIGHT}
                  height={(size / most) * HEIGHT}
                />
              ))}
              {totals[index] === 0 && (
                <rect className={styles['none']} x={GAP / 2} width={WIDTH - GAP} y={HEIGHT - 2} height={2} />
              )}
            </svg>
            <span className={styles['week']}>{day.format(new Date(begins))}</span>
          </div>
        ))}
      </div>
      <WeekTable weeks={weeks} types={types} dayOf={(begins) => day.format(new Date(begins))} />
    </>
  );
}

function WeekTable({ weeks, types, dayOf }: WeekChartProps & { dayOf: (begins: string) => string }) {
  const text = useText();

  return (
    <div className={styles['tableWrap']}>
      <ChartTable
        columns={[
          text(m.case_statistics_week),
          ...types.map((type) => text(TYPE_LOOKS[type].name)),
          text(m.case_statistics_total),
        ]}
        rows={weeks.map(({ begins, counts }) => ({
          key: begins,
          name: dayOf(begins),
          values: [...types.map((type) => String(counts[type])), String(totalOf(counts))],
        }))}
      />
    </div>
  );
}

/** Which colour means which type. */
function Legend({ types }: { types: readonly CaseType[] }) {
  const text = useText();
  const entries = types.map((type) => ({
    key: type,
    name: text(TYPE_LOOKS[type].name),
    bar: { className: styles['bar'], 'data-type': type },
  }));
  return <ChartLegend entries={entries} />;
}
