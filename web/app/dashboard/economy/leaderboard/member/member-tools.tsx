import type { LeaderProfile } from '@perigee/core/economy/leaderboard/schema';
import { useState } from 'react';
import { m } from '#texts';
import { Button } from '../../../../components/button/button.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { BalanceDialog } from './balance-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import styles from './member.module.css';

interface MemberToolsProps {
  guildId: string;
  leader: LeaderProfile['leader'];
  /** Where to go after the member is deleted. */
  boardAddress: string;
}

/** Editing and deleting, for people who may. */
export function MemberTools({ guildId, leader, boardAddress }: MemberToolsProps) {
  const text = useText();
  const [open, setOpen] = useState<'balance' | 'delete' | null>(null);
  const close = () => setOpen(null);

  return (
    <div className={styles['tools']}>
      <Button onClick={() => setOpen('balance')}>
        <Icon name="pencil" size={18} />
        {text(m.member_edit)}
      </Button>
      <Button tone="dangerQuiet" onClick={() => setOpen('delete')}>
        <Icon name="trash" size={18} />
        {text(m.member_delete)}
      </Button>
      <BalanceDialog guildId={guildId} leader={leader} isOpen={open === 'balance'} onClose={close} />
      <DeleteDialog
        guildId={guildId}
        user={leader.user}
        boardAddress={boardAddress}
        isOpen={open === 'delete'}
        onClose={close}
      />
    </div>
  );
}
