import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/preferences/use-text.ts';
import { issueText } from '../settings-form/errors/issue-text.ts';
import { Counter } from './counter.tsx';
import type { LabelledFieldProps } from './field-props.ts';
import styles from './fields.module.css';

export interface CounterTextInputProps extends LabelledFieldProps<string> {
  /** The maximum in UTF-16 code units; more can be typed, but is refused with the field's error. */
  max: number;
  placeholder?: string;
  required?: boolean;
  /** Uses the monospace font, for input that is read character by character. */
  isCode?: boolean;
  leftSection?: ReactNode;
}

/** One line of text with its counter. */
export function CounterTextInput(props: CounterTextInputProps) {
  const { value, onChange, error, label, hint, max, isCode = false, ...rest } = props;
  const text = useText();

  return (
    <TextInput
      {...rest}
      {...(isCode && { className: styles['code'] ?? '', autoCapitalize: 'off', spellCheck: false })}
      label={label}
      description={hint}
      error={issueText(text, error)}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      autoComplete="off"
      rightSection={<Counter used={value.length} max={max} />}
      rightSectionWidth={max < 100 ? 76 : 96}
      rightSectionPointerEvents="none"
    />
  );
}
