import { useForm, type UseFormReturnType } from '@mantine/form';
import { isSameName } from '@perigee/core/base/names/name-key';
import { isSame } from '@perigee/core/base/sections/is-same';
import { resolveFields } from '../../components/settings-form/errors/resolve-fields.ts';
import { useFieldErrors } from '../../components/settings-form/errors/use-field-errors.ts';
import { type ProblemsShown, useShownProblems } from '../../components/settings-form/errors/use-shown-problems.ts';
import { withErrors } from '../../components/settings-form/errors/with-errors.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import type { EconomyEntryKind, Named } from './entry-kind.ts';

interface EntryForm<Entry> {
  form: UseFormReturnType<Entry>;
  values: Entry;
  isDirty: boolean;
  isValid: boolean;
  problem: ProblemsShown;
  /** Shows the server's refusal beside its field until that field is changed. */
  refuse(error: unknown): void;
}

/** The form of one entry. `others` are the entries whose names are taken; the entry may keep its own name. */
export function useEntryForm<Entry extends Named>(
  kind: EconomyEntryKind<Entry>,
  initial: Entry,
  others: readonly Named[],
): EntryForm<Entry> {
  const form = useForm<Entry>({ initialValues: initial });
  const { values } = form;
  const isNew = initial.name === '';
  const isDirty = !isSame(values, initial);
  const isTaken = others.some((other) => isSameName(other.name, values.name));
  const problems = { ...(isTaken && { name: kind.takenCode }), ...resolveFields(kind.schema)(values) };
  const problem = useShownProblems({ values, saved: initial, isDirty: isNew || isDirty, problems });
  const { errors, setRefusal } = useFieldErrors(values, problem.shown);

  return {
    form: withErrors(form, errors),
    values,
    isDirty,
    isValid: Object.keys(problems).length === 0,
    problem,
    refuse(error) {
      const issues = error instanceof ApiError ? error.issues : [];
      setRefusal({ issues, values });
    },
  };
}
