import { useForm, type UseFormReturnType } from '@mantine/form';
import { isSame } from '@perigee/core/sections/is-same';
import { nestedValue, sectionIn } from '@perigee/core/settings/nested-sections';
import type { SectionName, SectionValues } from '@perigee/core/settings/sections';
import type * as z from 'zod/mini';
import { useAdoptSettings, useGuild } from '../../lib/guilds/use-guild.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { forgetEdits } from './kept-edits/edit-storage.ts';
import { resolveFields } from './errors/resolve-fields.ts';
import { type Baseline, useBaseline } from './use-baseline.ts';
import type { ConflictChoice } from './conflict/use-conflict.ts';
import { useFieldErrors } from './errors/use-field-errors.ts';
import { type KeptEdits, useKeptEdits } from './kept-edits/use-kept-edits.ts';
import { useSave } from './use-save.ts';
import { useShownProblems } from './errors/use-shown-problems.ts';
import { type SavedSection, useSendSection } from './use-send-section.ts';
import { withErrors } from './errors/with-errors.ts';

interface SettingsFormOptions<Name extends SectionName> {
  section: SavedSection<Name>;
  /** What the page lets a person save, where that is less than the section takes. */
  schema?: z.core.$ZodType<SectionValues[Name], SectionValues[Name]>;
  /** What is sent in place of what was typed. */
  prepare?: (values: SectionValues[Name]) => SectionValues[Name];
  /** What the field at a dotted path is called on this page, where that is not what it is called elsewhere. */
  labelOf?: (path: string) => string | undefined;
}

const keep = <Value>(value: Value) => value;

export interface SettingsFormState<Values = unknown> {
  /** `getInputProps` of it hands every field its error, be it the schema's or the server's. */
  form: UseFormReturnType<Values>;
  isDirty: boolean;
  /** The schema takes the values. */
  isValid: boolean;
  isSaving: boolean;
  /** What is wrong, by dotted path, as far as there was a chance to put it right. */
  errors: Record<string, string>;
  /** A template did not compile; the page shows its banner (docs/rules/api.md#texts). */
  templateError: boolean;
  /** Grows with every save that was refused, so that the first error is shown. */
  refusals: number;
  conflict: ConflictChoice | null;
  kept: KeptEdits | null;
  schema: z.core.$ZodType;
  labelOf: ((path: string) => string | undefined) | undefined;
  /** A field, by its path if it has one, was left: what is wrong with it may be said. */
  onFieldLeft: (path: string | undefined) => void;
  onSubmit: () => void;
  onReset: () => void;
  /** The person goes away and lets the edits go. */
  onLeave: () => void;
}

/** The behaviour of a settings page: its values, whether they can be saved, saving them, and what came of it. */
export function useSettingsForm<Name extends SectionName>(
  options: SettingsFormOptions<Name>,
): SettingsFormState<SectionValues[Name]> {
  const { section, schema = section.schema, prepare = keep, labelOf } = options;
  const { name } = section;
  const { settings } = useGuild();
  const send = useSendSection(section);
  const adopt = useAdoptSettings();
  const saved = sectionIn(settings, name);
  const form = useForm<SectionValues[Name]>({ initialValues: saved });
  const { values, getValues, setValues } = form;
  const { baseline, setBaseline } = useBaseline({ saved, version: settings.versions[name] ?? 0 }, values, setValues);
  const isDirty = !isSame(values, baseline.saved);

  const problems = resolveFields(schema)(values);
  const problem = useShownProblems({ values, saved: baseline.saved, isDirty, problems });
  const { errors, templateError, setRefusal } = useFieldErrors(values, problem.shown);
  const keptKey = useKeptKey(name);
  const edits = { base: baseline.saved, version: baseline.version, values };
  const kept = useKeptEdits({ key: keptKey, edits, isDirty, setValues });

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
    kept,
    schema: section.schema,
    labelOf,
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
    onLeave: () => forgetEdits(keptKey),
  };
}

function stateOf({
  isPending,
  refusals,
  conflict,
}: Pick<ReturnType<typeof useSave>, 'isPending' | 'refusals' | 'conflict'>) {
  return { isSaving: isPending, refusals, conflict };
}

/** Edits are kept for who made them, on each server by itself. */
function useKeptKey(section: SectionName): string {
  const user = useUser();
  const { id } = useGuild();
  return `perigee.edits.${user.id}.${id}.${section}`;
}
