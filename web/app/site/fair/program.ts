// oxlint-disable-next-line import/default -- Vite exports the file's text.
import giveawayText from './check-giveaway.mjs?raw';
// oxlint-disable-next-line import/default -- The same.
import gamesText from './fair.mjs?raw';

/** A program to show, copy and test; it needs only Node. */
export interface Program {
  name: string;
  text: string;
}

/** Checks a giveaway. */
export const GIVEAWAY_PROGRAM: Program = { name: 'check-giveaway.mjs', text: giveawayText };

/** Computes the numbers of a round. */
export const GAMES_PROGRAM: Program = { name: 'fair.mjs', text: gamesText };
