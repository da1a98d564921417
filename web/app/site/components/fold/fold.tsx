import type { ReactNode } from 'react';
import { Icon } from '../../../components/icon/icon.tsx';
import type { IconName } from '../../../components/icon/icon-paths.ts';
import styles from './fold.module.css';

interface FoldProps {
  icon: IconName;
  title: string;
  /** How many entries are inside. */
  count: ReactNode;
  /** Whether something inside is in use. */
  isLit?: boolean;
  isOpen: boolean;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A titled, foldable part of a page. */
export function Fold({ icon, title, count, isLit = false, isOpen, onToggle, children }: FoldProps) {
  return (
    <details className={styles['fold']} open={isOpen} onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}>
      <summary>
        <Icon name={icon} size={22} />
        <h2>{title}</h2>
        <span className={styles['count']} data-lit={isLit}>
          {count}
        </span>
        <span className={styles['chevron']}>
          <Icon name="chevron" />
        </span>
      </summary>
      {children}
    </details>
  );
}
