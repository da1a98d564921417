import { m } from '#texts';
import { FormDialog } from './form-dialog.tsx';
import { Button } from '../../../components/button/button.tsx';
import { DialogActions } from '../../../components/dialog/dialog-actions.tsx';
import { FailureNotice } from '../../../components/failure-notice/failure-notice.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import cards from '../card-list/card-list.module.css';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  text: string;
  submitLabel: string;
  tone?: 'primary' | 'danger';
  isBusy: boolean;
  /** Why the action failed; the dialog stays open and shows it. */
  error: unknown;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before an action that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, text: question, submitLabel, tone = 'primary', isBusy, error, onConfirm, onClose } = props;
  const text = useText();

  return (
    <FormDialog isOpen={isOpen} onClose={onClose} title={title}>
      <div className={cards['question']}>
        <p>{question}</p>
        <FailureNotice error={error} />
        <DialogActions>
          <Button onClick={onClose}>{text(m.cancel)}</Button>
          <Button tone={tone} busy={isBusy} onClick={onConfirm}>
            {submitLabel}
          </Button>
        </DialogActions>
      </div>
    </FormDialog>
  );
}
