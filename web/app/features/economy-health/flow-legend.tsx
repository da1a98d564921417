import { m } from '#texts';
import { useText } from '../../lib/preferences/use-text.ts';
import styles from './health.module.css';

/** Which bars stand for what: also told by where they lie, not by colour alone. */
export function FlowLegend() {
  const text = useText();

  return (
    <ul className={styles['legend']}>
      {(['minted', 'removed'] as const).map((way) => (
        <li key={way}>
          <svg width="12" height="12" aria-hidden="true" focusable="false">
            <rect className={styles['bar']} data-way={way} width="12" height="12" rx="3" />
          </svg>
          {text(way === 'minted' ? m.health_minted_legend : m.health_removed_legend)}
        </li>
      ))}
    </ul>
  );
}
