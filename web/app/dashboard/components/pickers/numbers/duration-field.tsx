import { TextInput } from '@mantine/core';
import type { DurationUnit } from '@perigee/core/base/time/duration-parts';
import { type FocusEvent, useState } from 'react';
import { m } from '#texts';
import { type PlainMessage, useText } from '../../../../lib/preferences/use-text.ts';
import { issueText } from '../../settings-form/errors/issue-text.ts';
import { DURATION_UNITS, readDurationTexts, writeDurationTexts } from './duration-text.ts';
import { FieldGroup } from '../field-group.tsx';
import type { LabelledFieldProps } from '../field-props.ts';
import styles from '../fields.module.css';

const UNIT_NAMES: Record<DurationUnit, PlainMessage> = {
  days: m.picker_days,
  hours: m.picker_hours,
  minutes: m.picker_minutes,
  seconds: m.picker_seconds,
};

/** A duration in milliseconds, split into days, hours, minutes and seconds (docs/rules/settings.md#durations). */
export function DurationField({ value, onChange, error, label, hint, ...rest }: LabelledFieldProps<number>) {
  const text = useText();
  const message = issueText(text, error);
  const [typed, setTyped] = useState(() => writeDurationTexts(value));
  // "90 minutes" stays as typed as long as it equals the form's value.
  const shown = Object.is(readDurationTexts(typed), value) ? typed : writeDurationTexts(value);

  const handleChange = (unit: DurationUnit, amount: string) => {
    const next = { ...shown, [unit]: amount };
    setTyped(next);
    onChange(readDurationTexts(next));
  };

  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isWithin = currentTarget.closest('[role=group]')?.contains(relatedTarget) === true;
    if (!isWithin && value >= 0) setTyped(writeDurationTexts(value));
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
    </FieldGroup>
  );
}
