import type { EconomyHealth } from '@perigee/core/insights/economy-health/schema';
import { m } from '#texts';
import { ChartTable } from '../../../../components/sparkline/chart-table.tsx';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { Axis } from './axis.tsx';
import { niceTop } from './nice-top.ts';
import { ScaleLines } from './scale-lines.tsx';
import { useAmounts } from '../use-amounts.ts';
import { usePointNames } from './use-point-names.ts';
import styles from '../health.module.css';

const HEIGHT = 160;

/** The total money of all members, by hour or by day, from zero up; a negative total lies below zero. */
export function SupplyChart({ health }: { health: EconomyHealth }) {
  const text = useText();
  const { full } = useAmounts();
  const names = usePointNames(health);
  const { points } = health;
  const supplies = points.map(({ supply }) => supply);
  const top = niceTop(Math.max(...supplies));
  const least = Math.min(...supplies);
  const bottom = least < 0 ? -niceTop(-least) : 0;
  const yOf = (supply: number) => ((top - supply) / (top - bottom)) * HEIGHT;
  // Each point is centred in its slot on the axis.
  const line = points.map(({ supply }, index) => `${index + 0.5} ${yOf(supply).toFixed(2)}`).join('L');

  return (
    <>
      <div aria-hidden="true">
        <ScaleLines values={[top, (top + bottom) / 2, bottom]}>
          <svg viewBox={`0 0 ${points.length} ${HEIGHT}`} preserveAspectRatio="none" height={HEIGHT} focusable="false">
            <path className={styles['area']} d={`M0.5 ${yOf(0)}L${line}L${points.length - 0.5} ${yOf(0)}Z`} />
            <path className={styles['line']} d={`M${line}`} />
          </svg>
        </ScaleLines>
        <Axis health={health} />
      </div>
      <ChartTable
        columns={[text(m.health_when), text(m.health_supply)]}
        rows={points.toReversed().map((point) => ({
          key: point.at,
          name: names.full(point),
          values: [full(point.supply)],
        }))}
      />
    </>
  );
}
