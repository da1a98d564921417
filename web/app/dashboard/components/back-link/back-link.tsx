import type { ReactNode } from 'react';
import { LinkButton } from '../../../components/button/link-button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import styles from './back-link.module.css';

/** A link from a page to the one above it. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <LinkButton to={to}>
      <span className={styles['arrow']}>
        <Icon name="arrow" size={18} />
      </span>
      {children}
    </LinkButton>
  );
}
