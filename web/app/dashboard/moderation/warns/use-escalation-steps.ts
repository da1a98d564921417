import type { Moderation } from '@perigee/core/moderation/punishments/schema';
import type { WarnPunishment } from '@perigee/core/moderation/punishments/warn-punishments';
import { m } from '#texts';
import type { SettingsFormState } from '../../components/settings-form/use-settings-form.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { notify } from '../../../lib/snackbar/snackbar-store.ts';
import { withCopies } from './steps.ts';

/** The rungs of the ladder in the form, and the changes to them. */
export function useSteps(form: SettingsFormState<Moderation>['form']) {
  const text = useText();
  const rungs = form.values.warnsPunishments;
  const set = (next: WarnPunishment[]) => form.setFieldValue('warnsPunishments', next);

  const remove = (indexes: readonly number[]) => {
    const removed = indexes.flatMap((index) => rungs[index] ?? []);
    set(rungs.filter((rung) => !removed.includes(rung)));
    // Restores them into the form's values at the time of the undo.
    const restoreRungs = () => set([...form.getValues().warnsPunishments, ...removed]);
    notify('success', text(m.warns_gone), { label: text(m.undo), run: restoreRungs });
  };

  return {
    rungs,
    set,
    put: (index: number, rung: WarnPunishment) => set(rungs.toSpliced(index, 1, rung)),
    copy: (indexes: readonly number[]) => set(withCopies(rungs, indexes)),
    remove,
  };
}
