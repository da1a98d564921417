import { drawIndices } from './draw.ts';
import { entrantsHash, sortEntrants } from './entrants.ts';
import { fairIntegers } from './integers.ts';
import type { Round } from './round.ts';

/** The name of the game in a giveaway's round. */
export const GIVEAWAY_GAME = 'giveaway';

/**
 * The round of a giveaway: the list of entrants was unknown when the commitment was shown. Its seed is used only once.
 */
export function giveawayRound(serverSeed: string, hashOfEntrants: string): Round {
  return { game: GIVEAWAY_GAME, serverSeed, clientSeed: hashOfEntrants, nonce: 0 };
}

export interface GiveawayDraw {
  /** SHA-256 of the sorted ids. */
  entrantsHash: string;
  /** Up to `count` ids in the order drawn. */
  drawn: string[];
}

/**
 * Draws a giveaway. The first ids drawn are the winners and each reroll takes the next one: rerolling means drawing
 * more, which never changes earlier results. Order and duplicates in `entrants` do not matter.
 */
export function drawGiveaway(serverSeed: string, entrants: Iterable<string>, count: number): GiveawayDraw {
  const sorted = sortEntrants(entrants);
  const hash = entrantsHash(sorted);
  const indices = drawIndices(sorted.length, count, fairIntegers(giveawayRound(serverSeed, hash)));
  return { entrantsHash: hash, drawn: indices.flatMap((index) => sorted.slice(index, index + 1)) };
}
