import { TextInput } from '@mantine/core';
import type { DurationUnit } from '@perigee/core/base/time/duration-parts';
import { writeDuration } from '@perigee/core/base/time/write-duration';
import { type FocusEvent, useState } from 'react';
import { m } from '#texts';
import { type PlainMessage, useText } from '../../../../lib/preferences/use-text.ts';
import { issueText } from '../../settings-form/errors/issue-text.ts';
import { readInteger, writeInteger } from './integer-text.ts';
import { DURATION_UNITS, readDurationTexts, readUnitText, writeDurationTexts } from './duration-text.ts';
import { ReadNote } from './read-note.tsx';
import { useReadingTexts } from './use-reading-texts.ts';
import { FieldGroup } from '../field-group.tsx';
import type { LabelledFieldProps } from '../field-props.ts';
import styles from '../fields.module.css';

const UNIT_NAMES: Record<DurationUnit, PlainMessage> = {
  days: m.picker_days,
  hours: m.picker_hours,
  minutes: m.picker_minutes,
  seconds: m.picker_seconds,
};

const DURATION_WORDS = { unread: m.picker_duration_unread, write: writeDuration };

/**
 * A duration in milliseconds, split into days, hours, minutes and seconds; each box also takes a duration in words
 * (docs/rules/settings.md#durations).
 */
export function DurationField({ value, onChange, error, label, hint, ...rest }: LabelledFieldProps<number>) {
  const text = useText();
  const texts = useReadingTexts(DURATION_WORDS);
  const [typed, setTyped] = useState(() => writeDurationTexts(value));
  const [isLeft, setLeft] = useState(false);
  // "90 minutes" stays as typed as long as it equals the form's value.
  const shown = Object.is(readDurationTexts(typed), value) ? typed : writeDurationTexts(value);
  const problems = DURATION_UNITS.map((unit) => texts.problemOf(shown[unit], readUnitText(shown[unit], unit)));
  const problem = isLeft || error !== undefined ? problems.find((each) => each !== undefined) : undefined;
  const message = problem ?? issueText(text, error);
  const isPlain = DURATION_UNITS.every((unit) => writeInteger(readInteger(shown[unit])) === shown[unit].trim());

  const handleChange = (unit: DurationUnit, amount: string) => {
    const next = { ...shown, [unit]: amount };
    setTyped(next);
    setLeft(false);
    onChange(readDurationTexts(next));
  };

  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isWithin = currentTarget.closest('[role=group]')?.contains(relatedTarget) === true;
    if (isWithin) return;
    setLeft(true);
    if (value >= 0) setTyped(writeDurationTexts(value));
  };

  return (
    <FieldGroup label={label} hint={hint} message={message} className={styles['duration']}>
      {DURATION_UNITS.map((unit) => (
        <label key={unit} className={styles['box']}>
          <TextInput
            {...rest}
            error={message !== undefined}
            value={shown[unit]}
            onChange={({ currentTarget }) => handleChange(unit, currentTarget.value)}
            onBlur={handleBlur}
            onFocus={({ currentTarget }) => currentTarget.select()}
            inputMode="numeric"
            placeholder="0"
            autoComplete="off"
          />
          {text(UNIT_NAMES[unit])}
        </label>
      ))}
      {value > 0 && !isPlain && <ReadNote>{texts.noteOf(value)}</ReadNote>}
    </FieldGroup>
  );
}
