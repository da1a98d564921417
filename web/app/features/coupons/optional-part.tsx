import type { ReactNode } from 'react';
import { SwitchRow } from '../../components/pickers/switch-row.tsx';
import { type PlainMessage, useText } from '../../lib/preferences/use-text.ts';
import styles from './coupons.module.css';

interface OptionalPartProps {
  label: PlainMessage;
  hint: PlainMessage;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
  children: ReactNode;
}

/** Something that may be set or not: a switch, and its field while it is on. */
export function OptionalPart({ label, hint, isOn, onSwitch, children }: OptionalPartProps) {
  const text = useText();

  return (
    <div className={styles['optional']}>
      <SwitchRow label={text(label)} hint={text(hint)} value={isOn} onChange={onSwitch} />
      {isOn && children}
    </div>
  );
}
