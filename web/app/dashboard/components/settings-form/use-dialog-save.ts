import { isSame } from '@perigee/core/base/sections/is-same';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { m } from '#texts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { useReloadGuild } from '../../lib/guilds/use-guild.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { notify } from '../../../lib/snackbar/snackbar-store.ts';
import type { Baseline } from './use-baseline.ts';
import { useConflict } from './conflict/use-conflict.ts';

interface DialogSaveOptions<Values, Reply> {
  /** The schema of what is saved. */
  schema: z.core.$ZodType<Values, Values>;
  /** What the person saw when the dialog opened. */
  opened: Baseline<Values>;
  /** Saves the values based on this version. */
  save: (
    values: Values,
    baseVersion: number,
    settled: { onSuccess: (reply: Reply) => void; onError: (error: Error) => void },
  ) => void;
  setValues: (values: Values) => void;
  /** The dialog is finished; without a reply if the person kept what others saved. */
  onDone: (reply?: Reply) => void;
  onRefused?: (error: Error) => void;
}

/**
 * Saves what is edited in a dialog and stored separately: an item, a rule, a command's settings. If somebody else has
 * saved it since the dialog opened, the person resolves the conflict as on a settings page.
 */
export function useDialogSave<Values, Reply>(options: DialogSaveOptions<Values, Reply>) {
  const { schema, opened, save, setValues, onDone, onRefused } = options;
  const text = useText();
  const reloadGuild = useReloadGuild();
  const [base, setBase] = useState(opened);

  const submit = (values: Values, from: Baseline<Values> = base) =>
    save(values, from.version, {
      onSuccess: onDone,
      onError: (error) => {
        const conflict = error instanceof ApiError ? error.conflict : undefined;
        if (conflict !== undefined && collision.begin(conflict, from.saved, values)) void reloadGuild();
        else onRefused?.(error);
      },
    });

  const collision = useConflict<Values>({
    schema,
    onChosen: (values, theirs) => {
      setBase(theirs);
      setValues(values);
      if (!isSame(values, theirs.saved)) return submit(values, theirs);
      notify('success', text(m.conflict_taken));
      onDone();
    },
  });

  return { submit, conflict: collision.choice && { choice: collision.choice, schema } };
}
