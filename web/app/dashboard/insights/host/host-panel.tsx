import { type ReactNode, useId } from 'react';
import styles from './host.module.css';

interface HostPanelProps {
  title: string;
  /** What it shows, in one sentence. */
  text: string;
  /** An action on the whole panel. */
  action?: ReactNode;
  children: ReactNode;
}

/** A titled panel of the page. */
export function HostPanel({ title, text, action, children }: HostPanelProps) {
  const titleId = useId();

  return (
    <section className={styles['panel']} data-part aria-labelledby={titleId} tabIndex={-1}>
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
