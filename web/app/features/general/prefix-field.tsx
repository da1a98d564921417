import { TextInput } from '@mantine/core';
import { PREFIX_MAX, prefixSchema } from '@perigee/core/general/schema';
import * as z from 'zod/mini';
import { m } from '#texts';
import { issueText } from '../../components/settings-form/issue-text.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import styles from './general.module.css';

interface PrefixFieldProps {
  value: string;
  error?: unknown;
}

/** The prefix with its counter, and how a command looks with it. */
export function PrefixField({ value, error, ...input }: PrefixFieldProps) {
  const text = useText();
  const isValid = z.safeParse(prefixSchema, value).success;

  return (
    <div>
      <TextInput
        {...input}
        className={styles['prefix'] ?? ''}
        label={text(m.general_prefix)}
        value={value}
        error={issueText(text, error)}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        rightSection={
          <span className={styles['counter']} data-over={value.length > PREFIX_MAX}>
            {text(m.form_counter, { used: value.length, max: PREFIX_MAX })}
          </span>
        }
        rightSectionWidth={72}
      />
      <p className={styles['example']}>
        {text(m.general_prefix_example)} <code>{isValid ? value : '…'}ping</code>
      </p>
    </div>
  );
}
