import type { CaseType } from '@perigee/core/cases/case';
import { Icon } from '../../components/icon/icon.tsx';
import { TYPE_LOOKS } from './case-texts.ts';
import styles from './cases.module.css';

/** The picture of a type in its colour; its name stands beside it. */
export function TypeIcon({ type, size = 20 }: { type: CaseType; size?: number }) {
  return (
    <span className={styles['icon']} data-type={type}>
      <Icon name={TYPE_LOOKS[type].icon} size={size} />
    </span>
  );
}
