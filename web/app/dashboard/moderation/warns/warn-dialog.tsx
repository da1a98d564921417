import type { MuteMeans } from '@perigee/core/moderation/punishments/punishment';
import { type WarnPunishment, warnPunishmentSchema } from '@perigee/core/moderation/punishments/warn-punishments';
import { useState } from 'react';
import { m } from '#texts';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { useShownProblems } from '../../components/settings-form/errors/use-shown-problems.ts';
import { DialogForm } from '../../components/settings-form/dialog-form.tsx';
import { IntegerField } from '../../components/pickers/numbers/integer-field.tsx';
import { resolveFields } from '../../components/settings-form/errors/resolve-fields.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { PunishmentFields } from '../punishment-fields.tsx';

interface WarnFormProps {
  /** How mutes can be carried out on this server. */
  means: MuteMeans;
  isNew: boolean;
  /** The counts of the other rungs. */
  takenCounts: readonly number[];
  onClose: () => void;
  onDone: (rung: WarnPunishment) => void;
}

interface WarnDialogProps extends WarnFormProps {
  /** Null while the dialog is closed. */
  rung: WarnPunishment | null;
}

/** One rung of the ladder. */
export function WarnDialog({ rung, ...props }: WarnDialogProps) {
  const text = useText();

  return (
    <FormDialog
      isOpen={rung !== null}
      onClose={props.onClose}
      size={560}
      title={text(props.isNew ? m.warns_dialog_new : m.warns_dialog)}
    >
      {rung !== null && <WarnForm rung={rung} {...props} />}
    </FormDialog>
  );
}

const problemsOf = resolveFields(warnPunishmentSchema);

function WarnForm({ rung, means, isNew, takenCounts, onClose, onDone }: WarnFormProps & { rung: WarnPunishment }) {
  const text = useText();
  const [draft, setDraft] = useState(rung);
  const problems = { ...(takenCounts.includes(draft.warns) && { warns: 'warnsDuplicate' }), ...problemsOf(draft) };
  const problem = useShownProblems({ values: draft, saved: rung, isDirty: true, problems });
  const errorAt = (path: string): unknown => new Map(Object.entries(problem.shown)).get(path);
  const isValid = Object.keys(problems).length === 0;

  return (
    <DialogForm
      submitLabel={text(isNew ? m.warns_dialog_add : m.warns_dialog_done)}
      canSave={isValid}
      problem={problem}
      onSubmit={() => onDone(draft)}
      onCancel={onClose}
    >
      <IntegerField
        label={text(m.warns_at)}
        hint={text(m.warns_at_hint)}
        value={draft.warns}
        onChange={(warns) => setDraft({ ...draft, warns })}
        error={errorAt('warns')}
      />
      <PunishmentFields
        value={draft.punishment}
        means={means}
        onChange={(punishment) => setDraft({ ...draft, punishment })}
        errorAt={(field) => errorAt(`punishment.${field}`)}
      />
    </DialogForm>
  );
}
