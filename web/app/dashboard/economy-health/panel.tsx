import { type ReactNode, useId } from 'react';
import styles from './health.module.css';

interface PanelProps {
  title: string;
  /** What it tells, in a sentence. */
  text: string;
  children: ReactNode;
}

/** One thing to look at. */
export function Panel({ title, text, children }: PanelProps) {
  const titleId = useId();

  return (
    <section className={styles['panel']} aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{title}</h2>
        <p>{text}</p>
      </header>
      {children}
    </section>
  );
}
