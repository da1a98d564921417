import type { CaseType } from '@perigee/core/moderation/cases/case';
import { Icon } from '../../../components/icon/icon.tsx';
import { TYPE_LOOKS } from './case-texts.ts';
import styles from './type-icon.module.css';

/** The icon of a type in its colour; the name is shown beside it. */
export function TypeIcon({ type, isLarge = false }: { type: CaseType; isLarge?: boolean }) {
  return (
    <span className={styles['icon']} data-type={type} data-large={isLarge}>
      <Icon name={TYPE_LOOKS[type].icon} size={isLarge ? 28 : 20} />
    </span>
  );
}
