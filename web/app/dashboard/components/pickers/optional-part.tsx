import type { ReactNode } from 'react';
import { SwitchRow } from './switch-row.tsx';
import { type PlainMessage, useText } from '../../../lib/preferences/use-text.ts';
import styles from './optional-part.module.css';

interface OptionalPartProps {
  label: PlainMessage;
  hint: PlainMessage;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
  /** The fields shown while it is on. */
  children?: ReactNode;
}

/** An optional setting: a switch, and its fields while it is on. */
export function OptionalPart({ label, hint, isOn, onSwitch, children }: OptionalPartProps) {
  const text = useText();

  return (
    <div className={styles['part']}>
      <SwitchRow label={text(label)} hint={text(hint)} value={isOn} onChange={onSwitch} />
      {isOn && children !== undefined && <div className={styles['fields']}>{children}</div>}
    </div>
  );
}
