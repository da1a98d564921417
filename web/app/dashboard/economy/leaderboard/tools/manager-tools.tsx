import type { Board } from '@perigee/core/economy/leaderboard/schema';
import { m } from '#texts';
import { LinkButton } from '../../../../components/button/link-button.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { HiddenMembers } from './hidden-members.tsx';
import { SideCard } from './side-card.tsx';
import { type ExportFormat, useExport } from './use-export.ts';
import styles from '../leaderboard.module.css';
import { Button } from '../../../../components/button/button.tsx';

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

const FORMATS: readonly ExportFormat[] = ['csv', 'json'];

/** Downloads the whole leaderboard as a file, in the order shown. */
function ExportButtons({ guildId, guildName }: { guildId: string; guildName: string }) {
  const text = useText();
  const exporting = useExport(guildId, guildName);

  return (
    <div className={styles['buttons']}>
      {FORMATS.map((format) => (
        <Button
          key={format}
          aria-label={text(m.board_export, { format: format.toUpperCase() })}
          busy={exporting.isPending && exporting.variables === format}
          onClick={() => exporting.mutate(format)}
        >
          <Icon name="down" size={18} />
          {format.toUpperCase()}
        </Button>
      ))}
    </div>
  );
}
