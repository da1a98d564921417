import type { PublicBoard } from '@perigee/core/economy/leaderboard/schema';
import type { ReactNode } from 'react';
import { m } from '#texts';
import { GuildIcon } from '../../../../components/guild-icon/guild-icon.tsx';
import { usePreferences } from '../../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../../lib/preferences/use-text.ts';
import styles from '../leaderboard.module.css';

interface BoardHeadProps {
  guildId: string;
  board: Pick<PublicBoard, 'guildName' | 'guildIcon' | 'memberCount'>;
  actions: ReactNode;
}

/** Which server the leaderboard belongs to. */
export function BoardHead({ guildId, board: { guildName, guildIcon, memberCount }, actions }: BoardHeadProps) {
  const text = useText();
  const { locale } = usePreferences();

  return (
    <header className={styles['head']}>
      <GuildIcon guild={{ id: guildId, name: guildName, icon: guildIcon }} size={64} />
      <div className={styles['headWords']}>
        <h1>{guildName}</h1>
        <p>
          {text(m.board_title)} ·{' '}
          {text(m.board_count, { count: memberCount, shown: memberCount.toLocaleString(locale) })}
        </p>
      </div>
      {actions}
    </header>
  );
}
