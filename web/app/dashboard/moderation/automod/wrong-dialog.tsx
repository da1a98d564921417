import type { HitReply } from '@perigee/core/moderation/automod/site-endpoints';
import { m } from '#texts';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { Button } from '../../../components/button/button.tsx';
import { DialogActions } from '../../../components/dialog/dialog-actions.tsx';
import { FailureNotice } from '../../../components/failure-notice/failure-notice.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { ExceptionOffers } from './exception-offers.tsx';
import { useMarkWrong } from './use-hits.ts';
import cards from '../../components/card-list/card-list.module.css';
import styles from './automod.module.css';

interface WrongDialogProps {
  /** Null while the dialog is closed. */
  hit: HitReply | null;
  onClose: () => void;
}

/** Asks before the consequences of a hit are taken back, then offers exceptions to prevent a repetition. */
export function WrongDialog({ hit, onClose }: WrongDialogProps) {
  const text = useText();

  return (
    <FormDialog
      isOpen={hit !== null}
      onClose={onClose}
      title={text(hit?.wrongAt === null ? m.hits_wrong : m.hits_exceptions)}
    >
      {hit !== null && <Question hit={hit} onClose={onClose} />}
    </FormDialog>
  );
}

function Question({ hit, onClose }: { hit: HitReply; onClose: () => void }) {
  const text = useText();
  const wrong = useMarkWrong(hit.id);

  if (wrong.isSuccess || hit.wrongAt !== null) {
    return (
      <div className={cards['question']}>
        {wrong.isSuccess && <p role="status">{text(hit.isDeleted ? m.hits_undone_restoring : m.hits_undone)}</p>}
        <ExceptionOffers hit={hit} />
        <DialogActions>
          <Button onClick={onClose}>{text(m.dialog_close)}</Button>
        </DialogActions>
      </div>
    );
  }
  return (
    <div className={cards['question']}>
      <p>
        {hit.caseNumber === null ? text(m.hits_wrong_text) : text(m.hits_wrong_text_case, { number: hit.caseNumber })}
      </p>
      {hit.isDeleted && <p className={styles['dim']}>{text(m.hits_wrong_deleted)}</p>}
      {hit.isDeleted && hit.files.length > 0 && <p className={styles['dim']}>{text(m.hits_wrong_files)}</p>}
      <FailureNotice error={wrong.error} />
      <DialogActions>
        <Button onClick={onClose}>{text(m.cancel)}</Button>
        <Button tone="primary" busy={wrong.isPending} onClick={() => wrong.mutate()}>
          {text(m.hits_wrong_do)}
        </Button>
      </DialogActions>
    </div>
  );
}
