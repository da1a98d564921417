import { type ReactNode, useId } from 'react';
import styles from './host.module.css';

interface PanelProps {
  title: string;
  /** What it tells, in a sentence. */
  text: string;
  /** What can be done about all of it. */
  action?: ReactNode;
  children: ReactNode;
}

/** One thing to look at. */
export function Panel({ title, text, action, children }: PanelProps) {
  const titleId = useId();

  return (
    <section className={styles['panel']} aria-labelledby={titleId}>
      <header>
        <div>
          <h2 id={titleId}>{title}</h2>
          <p>{text}</p>
        </div>
        {action}
      </header>
      {children}
    </section>
  );
}
