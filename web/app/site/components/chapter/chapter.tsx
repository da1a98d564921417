import type { ReactNode } from 'react';
import styles from './chapter.module.css';

interface ChapterProps {
  /** The element's id, for links to it. */
  id: string;
  title: string;
  lead: string;
  children?: ReactNode;
}

/** A titled section of the page. */
export function Chapter({ id, title, lead, children }: ChapterProps) {
  return (
    <section id={id} className={styles['chapter']} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <p className={styles['lead']}>{lead}</p>
      {children}
    </section>
  );
}
