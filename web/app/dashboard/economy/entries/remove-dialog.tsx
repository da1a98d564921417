import { versionOf } from '@perigee/core/community/guilds/section-version';
import { m } from '#texts';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { Button } from '../../../components/button/button.tsx';
import { DialogActions } from '../../../components/dialog/dialog-actions.tsx';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import type { EconomyEntryKind, Named } from './entry-kind.ts';
import { FailureNotice } from '../../../components/failure-notice/failure-notice.tsx';
import { useEconomyEntries } from './use-entries.ts';
import styles from '../economy.module.css';

interface RemoveDialogProps<Entry extends Named> {
  kind: EconomyEntryKind<Entry>;
  name: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks before an entry is removed. Stays open on a failure and says why. */
export function RemoveDialog<Entry extends Named>({ kind, name, isOpen, onClose }: RemoveDialogProps<Entry>) {
  const text = useText();

  return (
    <FormDialog isOpen={isOpen} onClose={onClose} title={text(kind.texts.removeTitle)}>
      <Question kind={kind} name={name} onClose={onClose} />
    </FormDialog>
  );
}

function Question<Entry extends Named>({ kind, name, onClose }: Omit<RemoveDialogProps<Entry>, 'isOpen'>) {
  const text = useText();
  const { settings } = useGuild();
  const { remove } = useEconomyEntries(kind);
  // After a refusal the reloaded list is visible behind the dialog, so a second click is informed and uses the new
  // version.
  const baseVersion = versionOf(settings.versions, kind.section);

  return (
    <div className={styles['dialog']}>
      <p className={styles['question']}>{text(kind.texts.removeText, { name })}</p>
      <FailureNotice error={remove.error} />
      <DialogActions>
        <Button onClick={onClose}>{text(m.cancel)}</Button>
        <Button
          tone="danger"
          busy={remove.isPending}
          onClick={() => remove.mutate({ name, baseVersion }, { onSuccess: onClose })}
        >
          {text(m.economy_remove)}
        </Button>
      </DialogActions>
    </div>
  );
}
