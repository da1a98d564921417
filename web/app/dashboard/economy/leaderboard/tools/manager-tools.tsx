import type { Board } from '@perigee/core/economy/leaderboard/schema';
import { m } from '#texts';
import { LinkButton } from '../../../../components/button/link-button.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { ExportButtons } from './export-buttons.tsx';
import { HiddenMembers } from './hidden-members.tsx';
import { SideCard } from './side-card.tsx';
import styles from '../leaderboard.module.css';

/** Tools for people who may edit balances: hidden members, the export, the settings. */
export function ManagerTools({ guildId, board }: { guildId: string; board: Board }) {
  const text = useText();

  return (
    <>
      <SideCard title={text(m.board_manage)}>
        <p className={styles['dim']}>{text(m.board_export_text)}</p>
        <ExportButtons guildId={guildId} guildName={board.guildName} />
        <div className={styles['buttons']}>
          <LinkButton to={`/guilds/${guildId}/economy`}>
            <Icon name="settings" size={18} />
            {text(m.board_settings)}
          </LinkButton>
        </div>
      </SideCard>
      <HiddenMembers guildId={guildId} board={board} />
    </>
  );
}
