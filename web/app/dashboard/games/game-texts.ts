import type { GameName } from '@perigee/core/games/names';
import { m } from '#texts';
import type { PlainMessage } from '../../lib/preferences/use-text.ts';

/** How each game goes, in a sentence. */
export const ABOUT_GAMES: Record<GameName, PlainMessage> = {
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
