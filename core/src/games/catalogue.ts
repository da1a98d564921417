import { blackjackRules } from './blackjack/rules.ts';
import { coinflipRules } from './coinflip/rules.ts';
import { crashRules } from './crash/rules.ts';
import { diceRules } from './dice/rules.ts';
import { duelRules } from './duel/rules.ts';
import { defineGame, type Game } from './game.ts';
import { minefieldRules } from './minefield/rules.ts';
import type { RoundGame } from './names.ts';
import { rpsRules } from './rps/rules.ts';
import { slotsRules } from './slots/rules.ts';

/** The games as they are played now, each with the view its pictures are drawn from. */
export const GAMES = {
  crash: defineGame(crashRules),
  minefield: defineGame(minefieldRules),
  blackjack: defineGame(blackjackRules),
  coinflip: defineGame(coinflipRules),
  dice: defineGame(diceRules),
  slots: defineGame(slotsRules),
  rps: defineGame(rpsRules),
  duel: defineGame(duelRules),
} satisfies Record<RoundGame, Game<unknown>>;

/** The rules rounds have been played by, those no longer in use too: a round that was played can always be checked. */
const EVERY_VERSION: readonly Game<unknown>[] = Object.values(GAMES);

/** The game by the rules of that version; undefined where there has been none. */
export function findGame(name: RoundGame, version: number): Game<unknown> | undefined {
  return EVERY_VERSION.find((game) => game.name === name && game.version === version);
}
