import { TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { issueText } from '../../settings-form/errors/issue-text.ts';
import type { LabelledFieldProps } from '../field-props.ts';
import { readInteger, writeInteger } from './integer-text.ts';
import styles from '../fields.module.css';

interface IntegerFieldProps extends LabelledFieldProps<number> {
  /** The unit shown after the number, such as "%". */
  unit?: string;
  /** The numeric keyboard of phones has no minus, so it is used only where none is needed. */
  allowNegative?: boolean;
}

const STEP_OF_KEY: ReadonlyMap<string, number> = new Map([
  ['ArrowUp', 1],
  ['ArrowDown', -1],
]);

/** An integer. Any other input is NaN, which every number schema refuses with its own text. */
export function IntegerField({ value, onChange, error, label, hint, unit, allowNegative, ...rest }: IntegerFieldProps) {
  const text = useText();
  const [typed, setTyped] = useState('');
  // The input stays as typed as long as it equals the form's value.
  const shown = Object.is(readInteger(typed), value) ? typed : writeInteger(value);

  const handleKey = (event: KeyboardEvent) => {
    const step = STEP_OF_KEY.get(event.key);
    if (step === undefined || !Number.isSafeInteger(value + step)) return;
    event.preventDefault();
    if (allowNegative === true || value + step >= 0) onChange(value + step);
  };

  return (
    <TextInput
      {...rest}
      className={styles['integer'] ?? ''}
      label={label}
      description={hint}
      error={issueText(text, error)}
      value={shown}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(readInteger(currentTarget.value));
      }}
      onKeyDown={handleKey}
      inputMode={allowNegative === true ? 'text' : 'numeric'}
      autoComplete="off"
      {...(unit !== undefined && {
        rightSection: <span className={styles['unit']}>{unit}</span>,
        rightSectionWidth: 56,
      })}
    />
  );
}
