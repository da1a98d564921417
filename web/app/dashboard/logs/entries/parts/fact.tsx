import type { ReactNode } from 'react';
import { type PlainMessage, useText } from '../../../../lib/preferences/use-text.ts';
import styles from '../entries.module.css';

/** Facts side by side, as many as fit a line. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles['facts']}>{children}</dl>;
}

/** One fact: its name and its value. */
export function Fact({
  name,
  isWide = false,
  children,
}: {
  name: PlainMessage;
  isWide?: boolean;
  children: ReactNode;
}) {
  const text = useText();

  return (
    <div data-wide={isWide}>
      <dt>{text(name)}</dt>
      <dd>{children}</dd>
    </div>
  );
}
