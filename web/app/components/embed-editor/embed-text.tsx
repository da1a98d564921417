import { Textarea, TextInput } from '@mantine/core';
import type { TemplatePlace } from '@perigee/core/templates/catalogue';
import type { HTMLInputTypeAttribute } from 'react';
import { useText } from '../../lib/preferences/use-text.ts';
import { issueText } from '../settings-form/issue-text.ts';
import { Counter } from './counter.tsx';
import styles from './embed-editor.module.css';

interface EmbedTextProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  max: number;
  place: TemplatePlace;
  error?: unknown;
  hint?: string;
  isLong?: boolean;
  inputMode?: 'text' | 'url';
  type?: HTMLInputTypeAttribute;
}

/** One text of an embed, with its counter. */
export function EmbedText({
  label,
  value,
  onChange,
  max,
  error,
  hint,
  isLong = false,
  inputMode = 'text',
}: EmbedTextProps) {
  const text = useText();
  const shared = {
    label: (
      <span className={styles['label']}>
        {label} <Counter used={value.length} max={max} />
      </span>
    ),
    value,
    error: issueText(text, error),
    description: hint,
    autoComplete: 'off',
    'aria-label': label,
  };

  if (isLong) {
    return (
      <Textarea
        {...shared}
        autosize
        minRows={2}
        maxRows={12}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  }
  return (
    <TextInput
      {...shared}
      inputMode={inputMode}
      spellCheck={inputMode === 'text'}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
