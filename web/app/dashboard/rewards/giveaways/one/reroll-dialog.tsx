import type { GiveawayWinner } from '@perigee/core/rewards/giveaways/giveaway';
import { m } from '#texts';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { notify } from '../../../../lib/snackbar/snackbar-store.ts';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { useGiveawayChanges } from '../use-giveaway-changes.ts';

interface RerollDialogProps {
  giveawayId: string;
  /** The winner to draw again; null while the dialog is closed. */
  target: GiveawayWinner | 'all' | null;
  /** The number of winners. */
  count: number;
  onClose: () => void;
}

/** Asks before winners lose their prizes. */
export function RerollDialog({ giveawayId, target, count, onClose }: RerollDialogProps) {
  const text = useText();
  const { reroll } = useGiveawayChanges(giveawayId);
  const one = target === 'all' ? null : target;

  const handleClose = () => {
    // Do not show the error of one winner for the next.
    reroll.reset();
    onClose();
  };
  const handleConfirm = () =>
    reroll.mutate(one?.user.id ?? null, {
      onSuccess: () => {
        notify('success', text(m.giveaway_did_reroll));
        handleClose();
      },
    });

  return (
    <ConfirmDialog
      isOpen={target !== null}
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
