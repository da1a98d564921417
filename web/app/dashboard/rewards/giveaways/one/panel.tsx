import { type ReactNode, useId } from 'react';
import styles from '../giveaways.module.css';

interface PanelProps {
  title: string;
  /** An action on the whole panel. */
  action?: ReactNode;
  children: ReactNode;
}

/** A titled panel of a giveaway's page. */
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
