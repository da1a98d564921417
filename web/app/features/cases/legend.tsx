import type { CaseType } from '@perigee/core/cases/case';
import { useText } from '../../lib/preferences/use-text.ts';
import { TYPE_LOOKS } from './case-texts.ts';
import styles from './charts.module.css';

/** Which colour stands for which type. */
export function Legend({ types }: { types: readonly CaseType[] }) {
  const text = useText();

  return (
    <ul className={styles['legend']}>
      {types.map((type) => (
        <li key={type}>
          <svg width="12" height="12" aria-hidden="true" focusable="false">
            <rect className={styles['bar']} data-type={type} width="12" height="12" rx="3" />
          </svg>
          {text(TYPE_LOOKS[type].name)}
        </li>
      ))}
    </ul>
  );
}
