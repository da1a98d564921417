import { type ReactNode, useId } from 'react';
import styles from './switch-row.module.css';

interface SwitchRowProps {
  label: string;
  /** One line explaining the switch. */
  hint?: string;
  value: boolean;
  onChange: (value: boolean) => void;
  disabled?: boolean;
  /** Shown between text and switch: a boost mark, a settings button. */
  extra?: ReactNode;
  /** The field's dotted path, for links to it. */
  path?: string | undefined;
}

/** A setting that is on or off: a title, a line of text, a switch. */
export function SwitchRow({ label, hint, value, onChange, disabled = false, extra, path }: SwitchRowProps) {
  const id = useId();
  const hintId = useId();

  return (
    <div className={styles['row']} data-row data-disabled={disabled}>
      <div className={styles['words']}>
        <label htmlFor={id}>{label}</label>
        {hint !== undefined && <p id={hintId}>{hint}</p>}
      </div>
      {extra}
      <input
        id={id}
        type="checkbox"
        role="switch"
        data-path={path}
        className={styles['switch']}
        checked={value}
        aria-checked={value}
        disabled={disabled}
        {...(hint !== undefined && { 'aria-describedby': hintId })}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </div>
  );
}
