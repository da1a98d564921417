import type { FocusEvent, FormEvent, KeyboardEvent, ReactNode } from 'react';
import type { core } from 'zod/mini';
import { m } from '#texts';
import { isCommandKey } from '../../../lib/keys/is-command-key.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { Button } from '../../../components/button/button.tsx';
import { DialogActions } from '../../../components/dialog/dialog-actions.tsx';
import { ConflictDialog } from './conflict/conflict-dialog.tsx';
import type { ConflictChoice } from './conflict/use-conflict.ts';
import type { ProblemsShown } from './errors/use-shown-problems.ts';
import styles from './dialog-form.module.css';

interface DialogFormProps {
  /** The label of the save button. */
  submitLabel: string;
  canSave: boolean;
  isSaving?: boolean;
  /** Set after a conflict: the choice for the dialog, and the schema of what is saved. */
  conflict?: { choice: ConflictChoice; schema: core.$ZodType } | null;
  /** Shows a field's error once it has lost the focus, and the rest on a save. */
  problem?: ProblemsShown;
  /** Another button, beside the save button. */
  more?: ReactNode;
  onSubmit: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/** The form in a dialog: its fields, its two buttons, and the conflict dialog. */
export function DialogForm(props: DialogFormProps) {
  const {
    submitLabel,
    canSave,
    isSaving = false,
    conflict = null,
    problem,
    more,
    onSubmit,
    onCancel,
    children,
  } = props;
  const text = useText();

  const handleKey = (event: KeyboardEvent<HTMLFormElement>) => {
    if (!isCommandKey(event, 'S')) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // React propagates the event through portals to the form of the page behind the dialog.
    event.stopPropagation();
    if (canSave && !isSaving) onSubmit();
    else problem?.showAll();
  };
  const handleBlur = ({ currentTarget, target }: FocusEvent<HTMLFormElement>) => {
    // A dialog above this one is not part of the form, although React propagates its events.
    if (currentTarget.contains(target)) problem?.leave(target.closest<HTMLElement>('[data-path]')?.dataset['path']);
  };

  return (
    <>
      {conflict !== null && <ConflictDialog {...conflict} />}
      {/* Handles the save shortcut in any of its fields. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form className={styles['form']} noValidate onSubmit={handleSubmit} onKeyDown={handleKey} onBlur={handleBlur}>
        {children}
        <DialogActions>
          <Button onClick={onCancel}>{text(m.cancel)}</Button>
          {more}
          <Button type="submit" tone="primary" disabled={!canSave} busy={isSaving}>
            {submitLabel}
          </Button>
        </DialogActions>
      </form>
    </>
  );
}
