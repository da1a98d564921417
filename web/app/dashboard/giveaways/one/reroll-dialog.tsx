import type { GiveawayWinner } from '@perigee/core/giveaways/giveaway';
import { m } from '#texts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { say } from '../../../lib/snackbar/snackbar-store.ts';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx';
import { useGiveawayChanges } from '../use-giveaway-changes.ts';

interface RerollDialogProps {
  giveawayId: string;
  /** Whose place is drawn again; null while it is closed. */
  asked: GiveawayWinner | 'all' | null;
  /** How many winners there are. */
  count: number;
  onClose: () => void;
}

/** Asks before somebody loses what they won. */
export function RerollDialog({ giveawayId, asked, count, onClose }: RerollDialogProps) {
  const text = useText();
  const { reroll } = useGiveawayChanges(giveawayId);
  const one = asked === 'all' ? null : asked;

  const handleClose = () => {
    // What went wrong with one is not said of the next.
    reroll.reset();
    onClose();
  };
  const handleConfirm = () =>
    reroll.mutate(one?.user.id ?? null, {
      onSuccess: () => {
        say('good', text(m.giveaway_did_reroll));
        handleClose();
      },
    });

  return (
    <ConfirmDialog
      isOpen={asked !== null}
      title={text(one === null ? m.giveaway_reroll_all_title : m.giveaway_reroll_one_title)}
      text={
        one === null
          ? text(m.giveaway_reroll_all_text, { count })
          : text(m.giveaway_reroll_one_text, { name: one.user.global_name ?? one.user.username })
      }
      submitLabel={text(m.giveaway_reroll)}
      isBusy={reroll.isPending}
      error={reroll.error}
      onConfirm={handleConfirm}
      onClose={handleClose}
    />
  );
}
