import { useForm, type UseFormReturnType } from '@mantine/form';
import { isSame } from '@perigee/core/sections/is-same';
import type { SaveReply } from '@perigee/core/sections/save-reply';
import type { Section } from '@perigee/core/sections/define-section';
import type { GuildSettings } from '@perigee/core/guilds/schema';
import { useAdoptSettings, useGuild } from '../../lib/guilds/use-guild.ts';
import { useUser } from '../../lib/session/use-user.ts';
import { forgetEdits } from './edit-storage.ts';
import { resolveFields } from './resolve-fields.ts';
import { type Baseline, useBaseline } from './use-baseline.ts';
import type { ConflictChoice } from './use-conflict.ts';
import { useFieldErrors } from './use-field-errors.ts';
import { type KeptEdits, useKeptEdits } from './use-kept-edits.ts';
import { useSave } from './use-save.ts';
import { withErrors } from './with-errors.ts';

interface SettingsFormOptions<Values> {
  /** What the section is called in `settings.versions`. */
  name: string;
  section: Pick<Section<Values>, 'schema' | 'normalise'>;
  /** What the server has; the form starts from it and goes back to it. */
  saved: Values;
  /** Sends the values, as a save based on this version. */
  save: (values: Values, baseVersion: number) => Promise<SaveReply>;
  /** Where the values stand in the guild's settings. */
  toSettings: (values: Values) => Partial<GuildSettings>;
  /** What the field at a dotted path is called, for the choice after a conflict. */
  labelOf?: (path: string) => string;
  /** What a value of that field is called, where it is not to be shown as it is. */
  wordsOf?: (path: string, value: unknown) => string | undefined;
}

const keepPath = (path: string) => path;
const keepNothing = () => undefined;

export interface SettingsFormState<Values = unknown> {
  /** `getInputProps` of it hands every field its error, be it the schema's or the server's. */
  form: UseFormReturnType<Values>;
  isDirty: boolean;
  /** The schema takes the values. */
  isValid: boolean;
  isSaving: boolean;
  /** What is wrong, by dotted path. */
  errors: Record<string, string>;
  /** A template did not compile; the page shows its banner (spec.md 8). */
  templateError: boolean;
  /** Grows with every save that was refused, so that the first error is shown. */
  refusals: number;
  conflict: ConflictChoice | null;
  kept: KeptEdits | null;
  labelOf: (path: string) => string;
  wordsOf: (path: string, value: unknown) => string | undefined;
  onSubmit: () => void;
  onReset: () => void;
  /** The person goes away and lets the edits go. */
  onLeave: () => void;
}

/** The behaviour of a settings page: its values, whether they can be saved, saving them, and what came of it. */
export function useSettingsForm<Values extends Record<string, unknown>>(
  options: SettingsFormOptions<Values>,
): SettingsFormState<Values> {
  const { name, section, saved, save, toSettings, labelOf = keepPath, wordsOf = keepNothing } = options;
  const user = useUser();
  const { id, settings } = useGuild();
  const adopt = useAdoptSettings();
  const form = useForm<Values>({ initialValues: saved });
  const { values, getValues, setValues } = form;
  const { baseline, setBaseline } = useBaseline({ saved, version: settings.versions[name] ?? 0 }, values, setValues);
  const isDirty = !isSame(values, baseline.saved);

  const problems = resolveFields(section.schema)(values);
  const { errors, templateError, setRefusal } = useFieldErrors(values, problems);
  const keptKey = `perigee.edits.${user.id}.${id}.${name}`;
  const kept = useKeptEdits({
    key: keptKey,
    edits: { base: baseline.saved, version: baseline.version, values },
    isDirty,
    setValues,
  });

  const adoptBaseline = (next: Baseline<Values>) => {
    setBaseline(next);
    adopt({ ...toSettings(next.saved), versions: { [name]: next.version } });
  };
  const saving = useSave({ section, save, getValues, setValues, setRefusal, adoptBaseline });

  return {
    form: withErrors(form, errors),
    isDirty,
    isValid: Object.keys(problems).length === 0,
    isSaving: saving.isPending,
    errors,
    templateError,
    refusals: saving.refusals,
    conflict: saving.conflict,
    kept,
    labelOf,
    wordsOf,
    onSubmit: () => saving.submit(values, baseline),
    onReset: () => {
      setRefusal(null);
      setValues(baseline.saved);
    },
    onLeave: () => forgetEdits(keptKey),
  };
}
