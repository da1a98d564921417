import type { EconomyHealth } from '@perigee/core/insights/economy-health/schema';
import { usePointNames } from './use-point-names.ts';
import styles from '../health.module.css';

/** The hours or days below a chart: as many as fit, always including the newest. */
export function Axis({ health }: { health: Pick<EconomyHealth, 'period' | 'timeZone' | 'points'> }) {
  const names = usePointNames(health);
  const last = health.points.length - 1;

  return (
    <div className={styles['axis']}>
      {health.points.map((point, index) => (
        <span key={point.at}>{(last - index) % names.every === 0 && <span>{names.short(point)}</span>}</span>
      ))}
    </div>
  );
}
