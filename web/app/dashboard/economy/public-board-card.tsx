import { leaderboardSection } from '@perigee/core/economy/leaderboard/section';
import { m } from '#texts';
import { LinkButton } from '../../components/button/link-button.tsx';
import { SwitchCard } from '../components/switch-card/switch-card.tsx';
import { useGuild } from '../lib/guilds/use-guild.ts';
import { useTabSettings } from '../lib/guilds/use-tab-settings.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import styles from './economy.module.css';

/** Whether anyone may see the leaderboard; saved when switched. */
export function PublicBoardCard() {
  const text = useText();
  const { id } = useGuild();
  const settings = useTabSettings('economy');

  return (
    <SwitchCard
      section={leaderboardSection}
      title={m.economy_board}
      text={m.economy_board_text}
      label={m.economy_board_public}
      hint={m.economy_board_public_hint}
      isOn={settings.leaderboard.public}
      fold={{
        place: 'economy.leaderboard',
        summary: text(settings.leaderboard.public ? m.fold_board_on : m.fold_board_off),
      }}
      switchTo={(isPublic) => ({ public: isPublic })}
    >
      <div className={styles['boardLink']}>
        <LinkButton to={`/leaderboard/${id}`}>{text(m.economy_board_open)}</LinkButton>
      </div>
    </SwitchCard>
  );
}
