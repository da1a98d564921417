import type { HistoryEntry } from '@perigee/core/setup/history/endpoints';
import { m } from '#texts';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { Button } from '../../../components/button/button.tsx';
import { DialogActions } from '../../../components/dialog/dialog-actions.tsx';
import { useUndoableNotice } from '../../components/undo/use-undoable-notice.ts';
import { ChangeList } from '../../components/change-list/change-list.tsx';
import { SaveProblem } from '../../components/save-problem/save-problem.tsx';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { errorCode } from '../../../lib/api/api-error.ts';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { sectionText } from '../../../lib/settings/section-text.ts';
import { useRestore } from './use-history.ts';
import { useMoment } from './use-moment.ts';
import cards from '../../components/card-list/card-list.module.css';
import styles from './history.module.css';

interface RestoreDialogProps {
  /** The version to restore; null closes the dialog. */
  entry: HistoryEntry | null;
  onClose: () => void;
}

/** Asks before an earlier version is saved again. Stays open on a refusal and says why. */
export function RestoreDialog({ entry, onClose }: RestoreDialogProps) {
  const text = useText();

  return (
    <FormDialog isOpen={entry !== null} onClose={onClose} title={text(m.history_restore_title)}>
      {entry !== null && <Question entry={entry} onClose={onClose} />}
    </FormDialog>
  );
}

function Question({ entry, onClose }: { entry: HistoryEntry; onClose: () => void }) {
  const { section, version } = entry;
  const text = useText();
  const showUndoable = useUndoableNotice();
  const restore = useRestore();

  const handleRestore = () =>
    restore.mutate(
      { section, version },
      {
        onSuccess: (reply) => {
          showUndoable(text(m.history_restored, { version }), [{ section, version: reply.version }]);
          onClose();
        },
      },
    );
  const isRefused = restore.isError && errorCode(restore.error) === 'invalid';

  return (
    <div className={cards['question']}>
      <p>{text(m.history_restore_text, { section: text(sectionText(section)), version })}</p>
      <Difference entry={entry} />
      <SaveProblem error={restore.error} {...(isRefused && { reason: text(m.history_restore_refused) })} />
      <DialogActions>
        <Button onClick={onClose}>{text(m.cancel)}</Button>
        <Button tone="primary" busy={restore.isPending} onClick={handleRestore}>
          {text(m.history_restore)}
        </Button>
      </DialogActions>
    </div>
  );
}

/** What restoring would change in the current settings. If it cannot be loaded, the question is shown without it. */
function Difference({ entry: { section, version, savedAt } }: { entry: HistoryEntry }) {
  const text = useText();
  const guild = useGuild();
  const { data, isLoading } = useMoment(savedAt);
  const past = data?.sections.find((each) => each.section === section);

  if (isLoading) return <Skeleton height={60} />;
  if (data !== undefined && past === undefined) return <p>{text(m.transfer_same)}</p>;
  if (past?.version !== version) return null;
  return (
    <div className={styles['difference']}>
      <p className={styles['by']}>{text(m.machine_then)}</p>
      <ChangeList guild={guild} section={section} changes={past.changes} isPlan />
      {past.changeCount > past.changes.length && (
        <p>{text(m.history_hidden, { count: past.changeCount - past.changes.length })}</p>
      )}
    </div>
  );
}
