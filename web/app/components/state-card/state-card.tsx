import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import styles from './state-card.module.css';

interface StateCardProps {
  icon: IconName;
  title: string;
  text: string;
  /** 1 where the page has no heading of its own. */
  level?: 1 | 2;
  /** The next step. */
  children?: ReactNode;
}

/** Shown in place of content that could not be shown: what happened, and what to do about it. */
export function StateCard({ icon, title, text, level = 2, children }: StateCardProps) {
  const Heading = level === 1 ? 'h1' : 'h2';

  return (
    <section className={styles['card']} data-state-card role="alert">
      <span className={styles['icon']}>
        <Icon name={icon} size={30} />
      </span>
      <Heading>{title}</Heading>
      <p>{text}</p>
      <div className={styles['actions']}>{children}</div>
    </section>
  );
}
