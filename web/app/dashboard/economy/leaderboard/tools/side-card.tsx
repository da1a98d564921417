import { type ReactNode, useId } from 'react';
import styles from '../leaderboard.module.css';

/** A card beside the leaderboard. */
export function SideCard({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();

  return (
    <section className={styles['card']} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  );
}
