import type { ReactNode } from 'react';
import styles from './home-section.module.css';

interface HomeSectionProps {
  id: string;
  title: string;
  lead: string;
  children: ReactNode;
}

/** A section of the home page below the hero. */
export function HomeSection({ id, title, lead, children }: HomeSectionProps) {
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{lead}</p>
      {children}
    </section>
  );
}
