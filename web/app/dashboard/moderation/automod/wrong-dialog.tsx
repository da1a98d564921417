import type { HitReply, HitUndoing } from '@perigee/core/moderation/automod/site-endpoints';
import { m } from '#texts';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { Button } from '../../../components/button/button.tsx';
import { DialogActions } from '../../../components/dialog/dialog-actions.tsx';
import { FailureNotice } from '../../../components/failure-notice/failure-notice.tsx';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { useMoments } from '../../../lib/preferences/use-moments.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { TYPE_LOOKS } from '../cases/case-texts.ts';
import { ExceptionOffers } from './exception-offers.tsx';
import { useMarkWrong, useUndoing } from './use-hits.ts';
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
  return <Confirmation hit={hit} wrong={wrong} onClose={onClose} />;
}

interface ConfirmationProps {
  hit: HitReply;
  wrong: ReturnType<typeof useMarkWrong>;
  onClose: () => void;
}

/** Lists what is undone before it is. */
function Confirmation({ hit, wrong, onClose }: ConfirmationProps) {
  const text = useText();
  const undoing = useUndoing(hit.id);
  const { undone = [], stays = [] } = undoing.data ?? {};

  return (
    <div className={cards['question']}>
      {undoing.isPending && <Skeleton height={64} />}
      {undoing.isSuccess && <p>{text(undone.length === 0 ? m.hits_wrong_text : m.hits_wrong_text_cases)}</p>}
      {undone.length > 0 && (
        <ul aria-label={text(m.hits_wrong_cases)}>
          {undone.map((each) => (
            <UndoneCase key={each.number} {...each} />
          ))}
        </ul>
      )}
      {stays.map(({ number }) => (
        <p key={number}>{text(m.hits_wrong_kick, { number })}</p>
      ))}
      {hit.isDeleted && <p className={styles['dim']}>{text(m.hits_wrong_deleted)}</p>}
      {hit.isDeleted && hit.files.length > 0 && <p className={styles['dim']}>{text(m.hits_wrong_files)}</p>}
      <FailureNotice error={undoing.error ?? wrong.error} />
      <DialogActions>
        <Button onClick={onClose}>{text(m.cancel)}</Button>
        <Button tone="primary" busy={wrong.isPending} disabled={!undoing.isSuccess} onClick={() => wrong.mutate()}>
          {text(m.hits_wrong_do)}
        </Button>
      </DialogActions>
    </div>
  );
}

function UndoneCase({ number, type, endsAt }: HitUndoing['undone'][number]) {
  const text = useText();
  const moments = useMoments();

  return (
    <li>
      {text(TYPE_LOOKS[type].name)} · {text(m.hits_case, { number })}
      {endsAt !== null && ` · ${text(m.hits_wrong_until, { moment: moments.dayAndTime(endsAt) })}`}
    </li>
  );
}
