import { TextInput } from '@mantine/core';
import type { Locale } from '@perigee/core/base/locales/locales';
import { type KeyboardEvent, useState } from 'react';
import { m } from '#texts';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { issueText } from '../../settings-form/errors/issue-text.ts';
import type { LabelledFieldProps } from '../field-props.ts';
import { readInteger, readIntegerText, writeInteger } from './integer-text.ts';
import { putNoteBelow } from './read-note.tsx';
import { useReadingTexts } from './use-reading-texts.ts';
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

const NUMBER_TEXTS = {
  unread: m.picker_number_unread,
  write: (value: number, locale: Locale) => new Intl.NumberFormat(locale).format(value),
};

/**
 * An integer, read as orders in the chat are: `1,000`, `1.5k`. Any other input is NaN, which every number schema
 * refuses; the field says what it could not read.
 */
export function IntegerField({ value, onChange, error, label, hint, unit, allowNegative, ...rest }: IntegerFieldProps) {
  const text = useText();
  const texts = useReadingTexts(NUMBER_TEXTS);
  const [typed, setTyped] = useState('');
  const [isLeft, setLeft] = useState(false);
  // The input stays as typed as long as it equals the form's value.
  const shown = Object.is(readInteger(typed, unit), value) ? typed : writeInteger(value);
  const reading = readIntegerText(shown, unit);
  const problem = isLeft || error !== undefined ? texts.problemOf(shown, reading) : undefined;
  const isPlain = reading.kind !== 'read' || shown.trim() === writeInteger(value);

  const handleChange = (next: string) => {
    setTyped(next);
    setLeft(false);
    onChange(readInteger(next, unit));
  };
  const handleBlur = () => {
    setLeft(true);
    if (reading.kind === 'read') setTyped('');
  };
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
      error={problem ?? issueText(text, error)}
      value={shown}
      onChange={({ currentTarget }) => handleChange(currentTarget.value)}
      onBlur={handleBlur}
      onKeyDown={handleKey}
      inputMode={allowNegative === true ? 'text' : 'numeric'}
      autoComplete="off"
      inputContainer={putNoteBelow(isPlain ? null : texts.noteOf(value))}
      {...(unit !== undefined && {
        rightSection: <span className={styles['unit']}>{unit}</span>,
        rightSectionWidth: 56,
      })}
    />
  );
}
