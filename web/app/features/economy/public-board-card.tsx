import { leaderboardSection } from '@perigee/core/leaderboard/section';
import { m } from '#texts';
import { LinkButton } from '../../components/button/link-button.tsx';
import { SwitchRow } from '../../components/pickers/switch-row.tsx';
import { SettingsCard } from '../../components/settings-form/settings-card.tsx';
import { useSaveAtOnce } from '../../components/settings-form/use-save-at-once.ts';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import styles from './economy.module.css';

/** Whether anyone may look at the leaderboard; it is saved as soon as it is switched. */
export function PublicBoardCard() {
  const text = useText();
  const { id, settings } = useGuild();
  const save = useSaveAtOnce(leaderboardSection);

  return (
    <SettingsCard title={text(m.economy_board)} text={text(m.economy_board_text)}>
      <SwitchRow
        label={text(m.economy_board_public)}
        hint={text(m.economy_board_public_hint)}
        value={settings.leaderboard.public}
        onChange={(isPublic) => save.mutate({ public: isPublic })}
      />
      <div className={styles['boardLink']}>
        <LinkButton to={`/leaderboard/${id}`}>{text(m.economy_board_open)}</LinkButton>
      </div>
    </SettingsCard>
  );
}
