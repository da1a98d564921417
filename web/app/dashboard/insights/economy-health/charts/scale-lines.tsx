import type { ReactNode } from 'react';
import { useAmounts } from '../use-amounts.ts';
import styles from '../health.module.css';

interface ScaleLinesProps {
  /** From top to bottom, evenly spaced. */
  values: readonly number[];
  children: ReactNode;
}

/** A chart over grid lines labelled with their values. */
export function ScaleLines({ values, children }: ScaleLinesProps) {
  const { short } = useAmounts();

  return (
    <div className={styles['scale']}>
      <div className={styles['lines']}>
        {values.map((value) => (
          <span key={value}>{short(value)}</span>
        ))}
      </div>
      {children}
    </div>
  );
}
