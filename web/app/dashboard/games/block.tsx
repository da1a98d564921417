import { type ReactNode, useId } from 'react';
import styles from './own-games.module.css';

interface BlockProps {
  title: string;
  /** What it shows, in one sentence. */
  text?: string;
  /** Shown beside the title. */
  extra?: ReactNode;
  children: ReactNode;
}

/** A titled part of the page. */
export function Block({ title, text, extra, children }: BlockProps) {
  const titleId = useId();

  return (
    <section className={styles['block']} aria-labelledby={titleId}>
      <header>
        <div>
          <h2 id={titleId}>{title}</h2>
          {text !== undefined && <p className={styles['dim']}>{text}</p>}
        </div>
        {extra}
      </header>
      {children}
    </section>
  );
}
