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

/** The current version of each game. */
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

type ViewIn<One> = One extends Game<infer View> ? View : never;

/** What may be shown of a round. `game` tells which game it is of. */
export type RoundView = ViewIn<(typeof GAMES)[RoundGame]>;

/** What may be shown of a round of that game. */
export type ViewOf<Name extends RoundGame> = Extract<RoundView, { game: Name }>;

/** All rules ever used, so that any past round can still be verified. */
const EVERY_VERSION: readonly Game<RoundView>[] = Object.values(GAMES);

/** The game with the rules of that version; undefined where there is none. */
export function findGame(name: RoundGame, version: number): Game<RoundView> | undefined {
  return EVERY_VERSION.find((game) => game.name === name && game.version === version);
}
