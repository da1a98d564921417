import { TextInput } from '@mantine/core';
import { m } from '#texts';
import { InlineEdit } from '../../components/inline-edit/inline-edit.tsx';
import { issueText } from '../../components/settings-form/errors/issue-text.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import type { EconomyEntryKind, Named } from './entry-kind.ts';
import { useQuickEdit } from './use-quick-edit.ts';
import styles from '../economy.module.css';

/** The name of an entry, edited in place. */
export function EntryName<Entry extends Named>({ kind, entry }: { kind: EconomyEntryKind<Entry>; entry: Entry }) {
  const text = useText();
  const { problemsOf, save } = useQuickEdit(kind, entry);
  const label = text(m.economy_of, { field: text(m.economy_name), name: entry.name });

  return (
    <h3 className={styles['entryName']}>
      <InlineEdit
        label={label}
        value={entry.name}
        isValid={(name) => Object.keys(problemsOf({ ...entry, name })).length === 0}
        onSave={(name) => save({ ...entry, name })}
        renderFields={(name, onChange) => (
          <TextInput
            aria-label={label}
            value={name}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
            error={issueText(text, problemsOf({ ...entry, name })['name'])}
            autoComplete="off"
          />
        )}
      >
        {entry.name}
      </InlineEdit>
    </h3>
  );
}
