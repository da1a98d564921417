import { useForm, type UseFormReturnType } from '@mantine/form';
import { isSameName } from '@perigee/core/names/name-key';
import { isSame } from '@perigee/core/sections/is-same';
import { useState } from 'react';
import { resolveFields } from '../../components/settings-form/resolve-fields.ts';
import { useFieldErrors } from '../../components/settings-form/use-field-errors.ts';
import { withErrors } from '../../components/settings-form/with-errors.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import type { EntryKind, Named } from './entry-kind.ts';

interface EntryForm<Entry> {
  form: UseFormReturnType<Entry>;
  values: Entry;
  isDirty: boolean;
  isValid: boolean;
  /** What the server refused; it stands beside its field until that is changed. */
  refuse(error: unknown): void;
}

/** The form of one entry. `others` are the entries whose names are taken; its own name it may keep. */
export function useEntryForm<Entry extends Named>(
  kind: EntryKind<Entry>,
  initial: Entry,
  others: readonly Named[],
): EntryForm<Entry> {
  const form = useForm<Entry>({ initialValues: initial });
  const { values } = form;
  const [hasName, setHasName] = useState(initial.name !== '');
  // Nobody is told to enter a name before they had the chance.
  if (!hasName && values.name !== '') setHasName(true);

  const isTaken = others.some((other) => isSameName(other.name, values.name));
  const problems = { ...(isTaken && { name: kind.takenCode }), ...resolveFields(kind.schema)(values) };
  const { errors, setRefusal } = useFieldErrors(values, problems);
  const { name, ...shown } = errors;

  return {
    form: withErrors(form, hasName && name !== undefined ? errors : shown),
    values,
    isDirty: !isSame(values, initial),
    isValid: Object.keys(problems).length === 0,
    refuse(error) {
      const issues = error instanceof ApiError ? error.issues : [];
      setRefusal({ issues, values });
    },
  };
}
