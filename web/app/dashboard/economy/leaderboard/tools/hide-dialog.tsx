import { m } from '#texts';
import { FormDialog } from '../../../components/dialog/form-dialog.tsx';
import { DialogForm } from '../../../components/settings-form/dialog-form.tsx';
import { FailureNotice } from '../../../../components/failure-notice/failure-notice.tsx';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { useVisibility } from './use-visibility.ts';

interface HideDialogProps {
  guildId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Explains hiding before it is done. */
export function HideDialog({ guildId, isOpen, onClose }: HideDialogProps) {
  const text = useText();

  return (
    <FormDialog isOpen={isOpen} onClose={onClose} title={text(m.board_hide_title)}>
      <Question guildId={guildId} onClose={onClose} />
    </FormDialog>
  );
}

function Question({ guildId, onClose }: Omit<HideDialogProps, 'isOpen'>) {
  const text = useText();
  const change = useVisibility(guildId);

  return (
    <DialogForm
      submitLabel={text(m.board_hide_confirm)}
      canSave
      isSaving={change.isPending}
      onSubmit={() => change.mutate(true, { onSuccess: onClose })}
      onCancel={onClose}
    >
      <p>{text(m.board_hide_text)}</p>
      <FailureNotice error={change.error} />
    </DialogForm>
  );
}
