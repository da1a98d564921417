import type { ReactNode } from 'react';
import { m } from '#texts';
import { useText } from '../../../lib/preferences/use-text.ts';
import styles from './preview-column.module.css';

/** The column for the preview beside a page. */
export function PreviewColumn({ children }: { children: ReactNode }) {
  const text = useText();

  return (
    <aside className={styles['column']} aria-label={text(m.embed_preview)}>
      {children}
    </aside>
  );
}
