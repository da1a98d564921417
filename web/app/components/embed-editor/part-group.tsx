import { type ReactNode, useId } from 'react';
import styles from './embed-editor.module.css';

/** One group of the editor's fields under its name. */
export function PartGroup({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const titleId = useId();

  return (
    <section className={styles['group']} aria-labelledby={titleId}>
      <header>
        <h3 id={titleId}>{title}</h3>
        {aside}
      </header>
      {children}
    </section>
  );
}
