import { type FormEvent, type ReactNode } from 'react';
import { m } from '#texts';
import { useText } from '../../lib/preferences/use-text.ts';
import { Button } from '../button/button.tsx';
import { fieldPathText } from '../change-list/field-text.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import type { ConflictChoice } from './use-conflict.ts';
import styles from './dialog-form.module.css';

interface DialogFormProps {
  /** What the button that saves is called. */
  submitLabel: string;
  canSave: boolean;
  isSaving?: boolean;
  /** Somebody else saved the same meanwhile. */
  conflict?: ConflictChoice | null;
  onSubmit: () => void;
  onCancel: () => void;
  children: ReactNode;
}

const asItIs = () => undefined;

/** The form in a dialog: its fields, its two buttons, and the choice after a conflict. */
export function DialogForm(props: DialogFormProps) {
  const { submitLabel, canSave, isSaving = false, conflict = null, onSubmit, onCancel, children } = props;
  const text = useText();

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // Dialogs open over the form of their page; React would hand it this event too.
    event.stopPropagation();
    if (canSave && !isSaving) onSubmit();
  };

  return (
    <>
      {conflict !== null && (
        <ConflictDialog choice={conflict} labelOf={(path) => fieldPathText(text, path.split('.'))} wordsOf={asItIs} />
      )}
      <form className={styles['form']} noValidate onSubmit={handleSubmit}>
        {children}
        <div className={styles['actions']}>
          <Button onClick={onCancel}>{text(m.cancel)}</Button>
          <Button type="submit" tone="primary" disabled={!canSave} busy={isSaving}>
            {submitLabel}
          </Button>
        </div>
      </form>
    </>
  );
}
