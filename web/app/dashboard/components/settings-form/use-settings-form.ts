import { useForm, type UseFormReturnType } from '@mantine/form';
import { isSame } from '@perigee/core/base/sections/is-same';
import { nestedValue } from '@perigee/core/community/settings/nested-sections';
import type { SectionName, SectionValues } from '@perigee/core/community/settings/sections';
import { versionOf } from '@perigee/core/community/guilds/section-version';
import type * as z from 'zod/mini';
import { useSetCachedSettings, useGuild } from '../../lib/guilds/use-guild.ts';
import { useSection } from '../../lib/guilds/use-tab-settings.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { forgetEdits } from './stored-edits/edit-storage.ts';
import { resolveFields } from './errors/resolve-fields.ts';
import { type Baseline, useBaseline } from './use-baseline.ts';
import type { ConflictChoice } from './conflict/use-conflict.ts';
import { useFieldErrors } from './errors/use-field-errors.ts';
import { type StoredEdits, useStoredEdits } from './stored-edits/use-stored-edits.ts';
import { useSave } from './use-save.ts';
import { useShownProblems } from './errors/use-shown-problems.ts';
import { type SavedSection, useSendSection } from './use-send-section.ts';
import { withErrors } from './errors/with-errors.ts';

interface SettingsFormOptions<Name extends SectionName> {
  section: SavedSection<Name>;
  /** The schema for this page, where it is stricter than the section's. */
  schema?: z.core.$ZodType<SectionValues[Name], SectionValues[Name]>;
  /** Transforms the values before they are sent. */
  prepare?: (values: SectionValues[Name]) => SectionValues[Name];
}

const keep = <Value>(value: Value) => value;

export interface SettingsFormState<Values = unknown> {
  /** Its `getInputProps` includes each field's error, whether the schema's or the server's. */
  form: UseFormReturnType<Values>;
  isDirty: boolean;
  /** Whether the values pass the schema. */
  isValid: boolean;
  isSaving: boolean;
  /** The errors by dotted path that the person has had a chance to fix. */
  errors: Record<string, string>;
  /** A template did not compile; the page shows a banner (docs/rules/api.md#texts). */
  templateError: boolean;
  /** Incremented on every refused save, which triggers the jump to the first error. */
  refusals: number;
  conflict: ConflictChoice | null;
  storedEdits: StoredEdits | null;
  schema: z.core.$ZodType;
  /** A field, with its path if it has one, lost the focus: its errors may be shown. */
  onFieldLeft: (path: string | undefined) => void;
  onSubmit: () => void;
  onReset: () => void;
  /** The person leaves the page and discards the edits. */
  onLeave: () => void;
}

/** The state of a settings page: its values, whether they can be saved, saving them, and the result. */
export function useSettingsForm<Name extends SectionName>(
  options: SettingsFormOptions<Name>,
): SettingsFormState<SectionValues[Name]> {
  const { section, schema = section.schema, prepare = keep } = options;
  const { name } = section;
  const { settings } = useGuild();
  const send = useSendSection(section);
  const adopt = useSetCachedSettings();
  const stored = { saved: useSection(name), version: versionOf(settings.versions, name) };
  const form = useForm<SectionValues[Name]>({ initialValues: stored.saved });
  const { values, getValues, setValues } = form;
  const { baseline, setBaseline } = useBaseline(stored, values, setValues);
  const isDirty = !isSame(values, baseline.saved);

  const problems = resolveFields(schema)(values);
  const problem = useShownProblems({ values, saved: baseline.saved, isDirty, problems });
  const { errors, templateError, setRefusal } = useFieldErrors(values, problem.shown);
  const storedKey = useStoredKey(name);
  const edits = { base: baseline.saved, version: baseline.version, values };
  const storedEdits = useStoredEdits({ key: storedKey, schema, edits, isDirty, setValues });

  const adoptBaseline = (next: Baseline<SectionValues[Name]>) => {
    setBaseline(next);
    problem.forget();
    adopt({ ...nestedValue(name, next.saved), versions: { [name]: next.version } });
  };
  const save = (edited: SectionValues[Name], baseVersion: number) => send(prepare(edited), baseVersion);
  const part = { name, schema, normalise: (edited: SectionValues[Name]) => section.normalise(prepare(edited)) };
  const saving = useSave({ section: part, save, getValues, setValues, setRefusal, adoptBaseline });

  return {
    form: withErrors(form, errors),
    isDirty,
    isValid: Object.keys(problems).length === 0,
    ...stateOf(saving),
    errors,
    templateError,
    storedEdits,
    schema: section.schema,
    onFieldLeft: problem.leave,
    onSubmit: () => {
      problem.showAll();
      saving.submit(values, baseline);
    },
    onReset: () => {
      setRefusal(null);
      problem.forget();
      setValues(baseline.saved);
    },
    onLeave: () => forgetEdits(storedKey),
  };
}

function stateOf({
  isPending,
  refusals,
  conflict,
}: Pick<ReturnType<typeof useSave>, 'isPending' | 'refusals' | 'conflict'>) {
  return { isSaving: isPending, refusals, conflict };
}

/** Edits are kept separately for each person and server. */
function useStoredKey(section: SectionName): string {
  const user = useUser();
  const { id } = useGuild();
  return `perigee.edits.${user.id}.${id}.${section}`;
}
