import { BALANCE_REASON_MAX } from '@perigee/core/economy/balances/schema';
import type { LeaderProfile } from '@perigee/core/economy/leaderboard/schema';
import { m } from '#texts';
import { FormDialog } from '../../../components/dialog/form-dialog.tsx';
import { FailureNotice } from '../../../../components/failure-notice/failure-notice.tsx';
import { CounterTextarea } from '../../../components/pickers/counter-textarea.tsx';
import { IntegerField } from '../../../components/pickers/numbers/integer-field.tsx';
import { SwitchRow } from '../../../components/pickers/switch-row.tsx';
import { DialogForm } from '../../../components/settings-form/dialog-form.tsx';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { notify } from '../../../../lib/snackbar/snackbar-store.ts';
import { useBalanceForm } from './use-balance-form.ts';
import { useUpdateBalance } from './use-member-changes.ts';

interface BalanceDialogProps {
  guildId: string;
  leader: LeaderProfile['leader'];
  isOpen: boolean;
  onClose: () => void;
}

/** Sets a member's balance. Stays open on a failure and says why. */
export function BalanceDialog({ isOpen, onClose, ...member }: BalanceDialogProps) {
  return (
    <FormDialog isOpen={isOpen} onClose={onClose} title={member.leader.user.username}>
      <BalanceForm {...member} onClose={onClose} />
    </FormDialog>
  );
}

/** Mounted only while the dialog is open, so that it starts without earlier input. */
function BalanceForm({ guildId, leader, onClose }: Omit<BalanceDialogProps, 'isOpen'>) {
  const text = useText();
  const save = useUpdateBalance({ guildId, userId: leader.user.id });
  const { values, errors, change, update } = useBalanceForm(leader);

  const handleSubmit = () => {
    if (update === null) return;
    save.mutate(update, {
      onSuccess: () => {
        notify('success', text(m.member_saved));
        onClose();
      },
    });
  };

  return (
    <DialogForm
      submitLabel={text(m.form_save)}
      canSave={update !== null}
      isSaving={save.isPending}
      onSubmit={handleSubmit}
      onCancel={onClose}
    >
      <IntegerField
        label={text(m.board_balance)}
        hint={text(m.member_balance_hint)}
        value={values.balance}
        onChange={(balance) => change({ balance })}
        error={errors['balance']}
        allowNegative
      />
      <SwitchRow
        label={text(m.member_reset_xp)}
        hint={text(m.member_reset_xp_hint)}
        value={values.resetXP}
        onChange={(resetXP) => change({ resetXP })}
      />
      <CounterTextarea
        label={text(m.member_reason)}
        hint={text(m.member_reason_hint)}
        max={BALANCE_REASON_MAX}
        value={values.reason}
        onChange={(reason) => change({ reason })}
        error={errors['reason']}
      />
      <FailureNotice error={save.error} />
    </DialogForm>
  );
}
