import { type ReactNode, useId } from 'react';
import styles from '../giveaways.module.css';

interface PanelProps {
  title: string;
  /** What can be done with all of it. */
  action?: ReactNode;
  children: ReactNode;
}

/** One thing to know of a giveaway. */
export function Panel({ title, action, children }: PanelProps) {
  const titleId = useId();

  return (
    <section className={styles['panel']} aria-labelledby={titleId}>
      <div className={styles['cardHead']}>
        <h2 id={titleId}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
