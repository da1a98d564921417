import { Textarea } from '@mantine/core';
import { useText } from '../../../lib/preferences/use-text.ts';
import { issueText } from '../settings-form/errors/issue-text.ts';
import { Counter } from './counter.tsx';
import type { LabelledFieldProps } from './field-props.ts';
import styles from './fields.module.css';

interface CounterTextareaProps extends LabelledFieldProps<string> {
  /** The maximum in UTF-16 code units; more can be typed, but is refused with the field's error. */
  max: number;
  placeholder?: string;
  /** The minimum number of lines; it grows with its text. */
  rows?: number;
}

/** Text of several lines with its counter. */
export function CounterTextarea({ value, onChange, error, label, hint, max, rows = 3, ...rest }: CounterTextareaProps) {
  const text = useText();

  return (
    <div className={styles['area']}>
      <Textarea
        {...rest}
        label={label}
        description={hint}
        error={issueText(text, error)}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        rows={rows}
      />
      <Counter used={value.length} max={max} />
    </div>
  );
}
