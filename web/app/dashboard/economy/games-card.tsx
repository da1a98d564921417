import { m } from '#texts';
import { LinkButton } from '../../components/button/link-button.tsx';
import { SettingsCard } from '../components/settings-form/settings-card.tsx';
import { useGuild } from '../lib/guilds/use-guild.ts';
import { useTabSettings } from '../lib/guilds/use-tab-settings.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { sectionText } from '../../lib/settings/section-text.ts';
import styles from './economy.module.css';

/** How many games are switched on, with a link to their settings page. */
export function GamesCard() {
  const text = useText();
  const { id } = useGuild();
  const settings = useTabSettings('economy');
  const played = Object.values(settings.games.played);
  const count = played.filter(Boolean).length;

  return (
    <SettingsCard
      path="games"
      title={text(sectionText('games'))}
      text={text(m.games_lead)}
      fold={{
        place: 'economy.games',
        summary: count === 0 ? text(m.games_summary_off) : text(m.games_summary, { count, all: played.length }),
      }}
    >
      <div className={styles['boardLink']}>
        <LinkButton to={`/guilds/${id}/economy/games`}>{text(m.games_open)}</LinkButton>
      </div>
    </SettingsCard>
  );
}
