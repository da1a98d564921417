import type { ComponentProps } from 'react';
import styles from './chart-legend.module.css';

interface LegendEntry {
  key: string;
  name: string;
  /** What fills its bars: the class, and the attribute that identifies them. */
  bar: Pick<ComponentProps<'rect'>, 'className'> & Record<`data-${string}`, string>;
}

/** Which colour means what. */
export function ChartLegend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <ul className={styles['legend']}>
      {entries.map(({ key, name, bar }) => (
        <li key={key}>
          <svg width="12" height="12" aria-hidden="true" focusable="false">
            <rect {...bar} width="12" height="12" rx="3" />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
