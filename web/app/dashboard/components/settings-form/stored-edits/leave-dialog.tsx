import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { m } from '#texts';
import { FormDialog } from '../../dialog/form-dialog.tsx';
import { useText } from '../../../../lib/preferences/use-text.ts';
import cards from '../../card-list/card-list.module.css';
import { Button } from '../../../../components/button/button.tsx';
import { DialogActions } from '../../../../components/dialog/dialog-actions.tsx';

interface LeaveDialogProps {
  isDirty: boolean;
  /** Discards the changes. */
  onLeave: () => void;
}

/** Asks before unsaved changes are lost: with a dialog inside the site, with the browser's prompt when leaving it. */
export function LeaveDialog({ isDirty, onLeave }: LeaveDialogProps) {
  const text = useText();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isDirty) return undefined;
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', handleUnload);
    return () => window.removeEventListener('beforeunload', handleUnload);
  }, [isDirty]);

  const handleLeave = () => {
    onLeave();
    blocker.proceed?.();
  };

  return (
    <FormDialog isOpen={blocker.state === 'blocked'} onClose={() => blocker.reset?.()} title={text(m.form_leave_title)}>
      <div className={cards['question']}>
        <p>{text(m.form_leave_text)}</p>
        <DialogActions>
          <Button onClick={() => blocker.reset?.()}>{text(m.form_leave_stay)}</Button>
          <Button tone="danger" onClick={handleLeave}>
            {text(m.form_leave_go)}
          </Button>
        </DialogActions>
      </div>
    </FormDialog>
  );
}
