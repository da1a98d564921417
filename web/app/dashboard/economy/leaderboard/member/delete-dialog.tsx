import { TextInput } from '@mantine/core';
import type { LeaderProfile } from '@perigee/core/economy/leaderboard/schema';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { m } from '#texts';
import { FormDialog } from '../../../components/dialog/form-dialog.tsx';
import { Button } from '../../../../components/button/button.tsx';
import { DialogActions } from '../../../../components/dialog/dialog-actions.tsx';
import { FailureNotice } from '../../../../components/failure-notice/failure-notice.tsx';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { notify } from '../../../../lib/snackbar/snackbar-store.ts';
import { useRemoveMember } from './use-member-changes.ts';
import styles from './member.module.css';

interface DeleteDialogProps {
  guildId: string;
  user: LeaderProfile['leader']['user'];
  boardAddress: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks for the name before a member is deleted. Stays open on a failure and says why. */
export function DeleteDialog({ isOpen, onClose, ...member }: DeleteDialogProps) {
  const text = useText();

  return (
    <FormDialog isOpen={isOpen} onClose={onClose} title={text(m.member_delete_title)}>
      <DeleteForm {...member} onClose={onClose} />
    </FormDialog>
  );
}

/** Mounted only while the dialog is open, so that it starts without an earlier name. */
function DeleteForm({ guildId, user, boardAddress, onClose }: Omit<DeleteDialogProps, 'isOpen'>) {
  const text = useText();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const remove = useRemoveMember({ guildId, userId: user.id });
  const { username } = user;
  const isConfirmed = typed === username;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isConfirmed || remove.isPending) return;
    remove.mutate(undefined, {
      onSuccess: () => {
        notify('success', text(m.member_deleted, { username }));
        void navigate(boardAddress);
      },
    });
  };

  return (
    <form className={styles['dialog']} noValidate onSubmit={handleSubmit}>
      <p>{text(m.member_delete_text, { username })}</p>
      <TextInput
        data-autofocus
        label={text(m.member_delete_name, { username })}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        autoComplete="off"
        spellCheck={false}
      />
      <FailureNotice error={remove.error} />
      <DialogActions>
        <Button onClick={onClose}>{text(m.cancel)}</Button>
        <Button type="submit" tone="danger" disabled={!isConfirmed} busy={remove.isPending}>
          {text(m.member_delete)}
        </Button>
      </DialogActions>
    </form>
  );
}
