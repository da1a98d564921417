import { type ReactNode, useId } from 'react';
import styles from './health.module.css';

interface HealthPanelProps {
  title: string;
  /** What it shows, in one sentence. */
  text: string;
  children: ReactNode;
}

/** A titled panel of the page. */
export function HealthPanel({ title, text, children }: HealthPanelProps) {
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
