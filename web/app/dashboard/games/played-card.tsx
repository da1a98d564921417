import { GAME_NAMES, type GameName } from '@perigee/core/games/names';
import type { GamesSettings } from '@perigee/core/games/section';
import { GAME_TITLES } from '@perigee/core/games/titles';
import { m } from '#texts';
import { GameOdds } from '../components/game-odds/game-odds.tsx';
import { SwitchRow } from '../components/pickers/switch-row.tsx';
import { SettingsCard } from '../components/settings-form/settings-card.tsx';
import type { SettingsFormState } from '../components/settings-form/use-settings-form.ts';
import { useTabSettings } from '../lib/guilds/use-tab-settings.ts';
import { displayNameMessage } from '../../lib/preferences/display-name-message.ts';
import { type PlainMessage, useText } from '../../lib/preferences/use-text.ts';
import styles from './games.module.css';

/** A switch for each game, with its odds. */
export function PlayedCard({ form }: Pick<SettingsFormState<GamesSettings>, 'form'>) {
  const text = useText();
  const { commission } = useTabSettings('economy').economy;

  return (
    <SettingsCard path="played" title={text(m.games_played)} text={text(m.games_played_text)}>
      <ul className={styles['games']}>
        {GAME_NAMES.map((game) => (
          <li key={game}>
            <SwitchRow
              label={text(displayNameMessage(GAME_TITLES[game]))}
              hint={text(ABOUT_GAMES[game])}
              path={`played.${game}`}
              value={form.values.played[game]}
              onChange={(isPlayed) => form.setFieldValue(`played.${game}`, isPlayed)}
            />
            <GameOdds game={game} commission={commission} />
            {game === 'crash' && form.values.played.crash && (
              <p className={styles['warning']}>{text(m.games_crash_note)}</p>
            )}
          </li>
        ))}
      </ul>
      <p className={styles['note']}>{text(m.odds_rounding)}</p>
    </SettingsCard>
  );
}

/** How each game works, in one sentence. */
const ABOUT_GAMES: Record<GameName, PlainMessage> = {
  crash: m.games_about_crash,
  minefield: m.games_about_minefield,
  blackjack: m.games_about_blackjack,
  coinflip: m.games_about_coinflip,
  dice: m.games_about_dice,
  slots: m.games_about_slots,
  rps: m.games_about_rps,
  duel: m.games_about_duel,
  jackpot: m.games_about_jackpot,
};
