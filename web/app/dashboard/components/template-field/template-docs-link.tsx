import type { ReactNode } from 'react';
import styles from './template-error-banner.module.css';

/** Opens beside the dashboard, so that nothing typed is lost. */
export function TemplateDocsLink({ children }: { children: ReactNode }) {
  return (
    <a className={styles['link']} href="/docs/templates" target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
