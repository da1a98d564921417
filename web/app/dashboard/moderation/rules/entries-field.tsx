import { TagsInput } from '@mantine/core';
import { type ListContent, tidyEntry } from '@perigee/core/moderation/automod/lists';
import { m } from '#texts';
import type { LabelledFieldProps } from '../../components/pickers/field-props.ts';
import { issueText } from '../../components/settings-form/errors/issue-text.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { LIST_EXAMPLES } from '../../components/automod-rule/rule-texts.ts';

interface EntriesFieldProps extends LabelledFieldProps<string[]> {
  of: ListContent;
  max: number;
}

/** Keeps the counter on one line. */
const NBSP = '\u00A0';

/** A list that is typed or pasted, entry by entry; every entry is normalised. */
export function EntriesField({ of, max, value, onChange, label, hint, error }: EntriesFieldProps) {
  const text = useText();
  const tidy = (entries: readonly string[]) => [
    ...new Set(entries.map((entry) => tidyEntry(of, entry)).filter((entry) => entry !== '')),
  ];

  return (
    <TagsInput
      label={label}
      description={`${hint} ${text(m.automod_entries_hint)} ${text(m.form_counter, { used: value.length, max }).replaceAll(' ', NBSP)}`}
      size="md"
      placeholder={value.length === 0 ? LIST_EXAMPLES[of] : ''}
      value={value}
      onChange={(entries) => onChange(tidy(entries))}
      splitChars={of === 'expressions' ? ['\n'] : [',', ';', '\n']}
      acceptValueOnBlur
      autoCapitalize="off"
      spellCheck={false}
      error={issueText(text, error)}
    />
  );
}
