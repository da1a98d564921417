import type { ReactNode } from 'react';
import styles from './template-error-banner.module.css';

/** A link that opens in a new tab, so that no input is lost. */
export function TemplateDocsLink({ children }: { children: ReactNode }) {
  return (
    <a className={styles['link']} href="/docs/templates" target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
