import type { CaseType } from '@perigee/core/moderation/cases/case';
import { ChartLegend } from '../../../components/chart-legend/chart-legend.tsx';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { TYPE_LOOKS } from '../case-texts.ts';
import styles from './charts.module.css';

/** Which colour means which type. */
export function Legend({ types }: { types: readonly CaseType[] }) {
  const text = useText();
  const entries = types.map((type) => ({
    key: type,
    name: text(TYPE_LOOKS[type].name),
    bar: { className: styles['bar'], 'data-type': type },
  }));
  return <ChartLegend entries={entries} />;
}
