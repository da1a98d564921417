import type { ReactNode } from 'react';
import styles from './chapter.module.css';

interface ChapterProps {
  /** Part of the page's address: links lead here. */
  id: string;
  title: string;
  lead: string;
  children?: ReactNode;
}

/** One subject of the page. */
export function Chapter({ id, title, lead, children }: ChapterProps) {
  return (
    <section id={id} className={styles['chapter']} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <p className={styles['lead']}>{lead}</p>
      {children}
    </section>
  );
}
