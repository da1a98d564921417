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

const HALF = 80;
/** The part of a bar's slot left empty. */
const GAP = 0.24;

/** Money minted (upwards) and removed (downwards), by hour or by day. */
export function FlowChart({ health }: { health: EconomyHealth }) {
  const text = useText();
  const { full, signed } = useAmounts();
  const names = usePointNames(health);
  const { points } = health;
  const top = niceTop(Math.max(...points.flatMap(({ minted, removed }) => [minted, removed])));
  const sizeOf = (amount: number) => (amount / top) * HALF;

  return (
    <>
      <div aria-hidden="true">
        <ScaleLines values={[top, 0, -top]}>
          <svg
            viewBox={`0 0 ${points.length} ${2 * HALF}`}
            preserveAspectRatio="none"
            height={2 * HALF}
            focusable="false"
          >
            {points.map(({ at, minted, removed }, index) => (
              <FlowBars key={at} x={index + GAP / 2} up={sizeOf(minted)} down={sizeOf(removed)} />
            ))}
          </svg>
        </ScaleLines>
        <Axis health={health} />
      </div>
      <ChartTable
        columns={[m.health_when, m.health_minted, m.health_removed, m.health_net].map((column) => text(column))}
        rows={points.toReversed().map((point) => ({
          key: point.at,
          name: names.full(point),
          values: [full(point.minted), full(point.removed), signed(point.minted - point.removed)],
        }))}
      />
    </>
  );
}

function FlowBars({ x, up, down }: { x: number; up: number; down: number }) {
  const place = { className: styles['bar'], x, width: 1 - GAP };
  return (
    <g>
      <rect {...place} data-way="minted" y={HALF - up} height={up} />
      <rect {...place} data-way="removed" y={HALF} height={down} />
    </g>
  );
}
