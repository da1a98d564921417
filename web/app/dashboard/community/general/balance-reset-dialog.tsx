import { TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { m } from '#texts';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { Button } from '../../../components/button/button.tsx';
import { DialogActions } from '../../../components/dialog/dialog-actions.tsx';
import { FailureNotice } from '../../../components/failure-notice/failure-notice.tsx';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { useStartReset } from './use-reset.ts';
import styles from './general.module.css';

interface BalanceResetDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/**
 * Asks for the server's name before all balances are reset. Stays open on a failure and says why
 * (docs/rules/settings.md#balance-reset).
 */
export function BalanceResetDialog({ isOpen, onClose }: BalanceResetDialogProps) {
  const text = useText();

  return (
    <FormDialog isOpen={isOpen} onClose={onClose} title={text(m.reset_title)}>
      <ResetForm onClose={onClose} />
    </FormDialog>
  );
}

/** Mounted only while the dialog is open, so that it starts without an earlier name. */
function ResetForm({ onClose }: { onClose: () => void }) {
  const text = useText();
  const { name } = useGuild();
  const [typed, setTyped] = useState('');
  const reset = useStartReset();

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (typed === name && !reset.isPending) reset.mutate(typed, { onSuccess: onClose });
  };

  return (
    <form className={styles['dialog']} onSubmit={handleSubmit}>
      <p>{text(m.reset_warning)}</p>
      <p className={styles['guildName']}>{name}</p>
      <TextInput
        data-autofocus
        label={text(m.reset_name)}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        autoComplete="off"
        spellCheck={false}
      />
      <FailureNotice error={reset.error} />
      <DialogActions>
        <Button onClick={onClose}>{text(m.cancel)}</Button>
        <Button type="submit" tone="danger" disabled={typed !== name} busy={reset.isPending}>
          {text(m.reset_confirm)}
        </Button>
      </DialogActions>
    </form>
  );
}
