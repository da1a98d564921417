import { TextInput } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
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
  /** What Enter does instead of sending the form around it. */
  onEnter?: () => void;
}

/** One line of text with its counter. */
export function CounterTextInput(props: CounterTextInputProps) {
  const { value, onChange, error, label, hint, max, isCode = false, onEnter, ...rest } = props;
  const text = useText();
  const handleKey = (event: KeyboardEvent) => {
    if (onEnter === undefined || event.key !== 'Enter') return;
    event.preventDefault();
    onEnter();
  };

  return (
    <TextInput
      {...rest}
      {...(isCode && { className: styles['code'] ?? '', autoCapitalize: 'off', spellCheck: false })}
      label={label}
      description={hint}
      error={issueText(text, error)}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onKeyDown={handleKey}
      autoComplete="off"
      rightSection={<Counter used={value.length} max={max} />}
      rightSectionWidth={max < 100 ? 76 : 96}
      rightSectionPointerEvents="none"
    />
  );
}
