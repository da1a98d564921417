import type { ResetProgress } from '@perigee/core/economy/balances/schema';
import { m } from '#texts';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { FailureNotice } from '../../../components/failure-notice/failure-notice.tsx';
import { DialogForm } from '../../components/settings-form/dialog-form.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { useUndoReset } from './use-reset.ts';

interface UndoDialogProps {
  reset: Pick<ResetProgress, 'id' | 'order'>;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks before a reset is undone. Stays open on a failure and says why. */
export function UndoDialog({ reset, isOpen, onClose }: UndoDialogProps) {
  const text = useText();

  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={text(reset.order === null ? m.reset_undo_title : m.role_order_undo_title)}
    >
      <Question reset={reset} onClose={onClose} />
    </FormDialog>
  );
}

function Question({ reset: { id, order }, onClose }: Omit<UndoDialogProps, 'isOpen'>) {
  const text = useText();
  const undo = useUndoReset();

  return (
    <DialogForm
      submitLabel={text(order === null ? m.reset_undo : m.role_order_undo)}
      canSave
      isSaving={undo.isPending}
      onSubmit={() => undo.mutate(id, { onSuccess: onClose })}
      onCancel={onClose}
    >
      <p>{text(order === null ? m.reset_undo_text : m.role_order_undo_text)}</p>
      <FailureNotice error={undo.error} />
    </DialogForm>
  );
}
