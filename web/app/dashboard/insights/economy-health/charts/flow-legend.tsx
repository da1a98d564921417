import { m } from '#texts';
import { ChartLegend } from '../../../components/chart-legend/chart-legend.tsx';
import { useText } from '../../../../lib/preferences/use-text.ts';
import styles from '../health.module.css';

/** The meaning of the bars; their direction tells it too, not the colour alone. */
export function FlowLegend() {
  const text = useText();
  const entries = (['minted', 'removed'] as const).map((way) => ({
    key: way,
    name: text(way === 'minted' ? m.health_minted_legend : m.health_removed_legend),
    bar: { className: styles['bar'], 'data-way': way },
  }));
  return <ChartLegend entries={entries} />;
}
