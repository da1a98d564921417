import type { ReactNode } from 'react';
import styles from './fair.module.css';

interface ScrollBoxProps {
  label: string;
  /** Preformatted text, such as a program or a list of ids. */
  isCode?: boolean;
  children: ReactNode;
}

/** A scrollable box for content that may be too wide or too long; it can be scrolled with the keyboard. */
export function ScrollBox({ label, isCode = false, children }: ScrollBoxProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A scrollable area must be reachable by keyboard.
    <div className={styles['scroll']} data-code={isCode} tabIndex={0} role="group" aria-label={label}>
      {isCode ? <pre>{children}</pre> : children}
    </div>
  );
}
