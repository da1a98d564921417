import type { ReactNode } from 'react';
import { m } from '#texts';
import { Icon } from '../../components/icon/icon.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import styles from './fair.module.css';

interface StepProps {
  title: string;
  /** Null where there is nothing to compare with. */
  holds: boolean | null;
  children: ReactNode;
}

/** One step of a check, with whether the published value matches. */
export function Step({ title, holds, children }: StepProps) {
  const text = useText();

  return (
    <li className={styles['step']}>
      <h3>
        {title}
        {holds !== null && (
          <span className={styles['mark']} data-holds={holds}>
            <Icon name={holds ? 'check' : 'close'} size={16} />
            {text(holds ? m.fair_holds : m.fair_fails)}
          </span>
        )}
      </h3>
      {children}
    </li>
  );
}
