import { Modal } from '@mantine/core';
import { m } from '#texts';
import { FailureNotice } from '../../components/failure-notice/failure-notice.tsx';
import { DialogForm } from '../../components/settings-form/dialog-form.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import { useUndoReset } from './use-reset.ts';

interface UndoDialogProps {
  resetId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks before a reset is taken back. A failure keeps it open and says why. */
export function UndoDialog({ resetId, isOpen, onClose }: UndoDialogProps) {
  const text = useText();

  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={text(m.reset_undo_title)}
      closeButtonProps={{ 'aria-label': text(m.dialog_close) }}
    >
      <Question resetId={resetId} onClose={onClose} />
    </Modal>
  );
}

function Question({ resetId, onClose }: Omit<UndoDialogProps, 'isOpen'>) {
  const text = useText();
  const undo = useUndoReset();

  return (
    <DialogForm
      submitLabel={text(m.reset_undo)}
      canSave
      isSaving={undo.isPending}
      onSubmit={() => undo.mutate(resetId, { onSuccess: onClose })}
      onCancel={onClose}
    >
      <p>{text(m.reset_undo_text)}</p>
      <FailureNotice error={undo.error} />
    </DialogForm>
  );
}
