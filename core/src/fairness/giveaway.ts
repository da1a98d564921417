import { drawPlaces } from './draw.ts';
import { entrantsHash, sortEntrants } from './entrants.ts';
import { fairIntegers } from './integers.ts';
import type { Round } from './round.ts';

/** The game's name in the round of a giveaway. */
export const GIVEAWAY_GAME = 'giveaway';

/** The round of a giveaway: who entered is what nobody knew when the commitment was shown. Its seed is used this once. */
export function giveawayRound(serverSeed: string, hashOfEntrants: string): Round {
  return { game: GIVEAWAY_GAME, serverSeed, clientSeed: hashOfEntrants, nonce: 0 };
}

export interface GiveawayDraw {
  /** SHA-256 of the sorted ids. */
  entrantsHash: string;
  /** Up to `count` ids in the order in which they are drawn. */
  drawn: string[];
}

/**
 * Draws a giveaway. The first ones drawn are its winners; each that is drawn again (a reroll) takes the next, so to reroll is to
 * draw more, which never changes those before. The order of `entrants` does not matter, nor does naming one twice.
 */
export function drawGiveaway(serverSeed: string, entrants: Iterable<string>, count: number): GiveawayDraw {
  const sorted = sortEntrants(entrants);
  const hash = entrantsHash(sorted);
  const places = drawPlaces(sorted.length, count, fairIntegers(giveawayRound(serverSeed, hash)));
  return { entrantsHash: hash, drawn: places.flatMap((place) => sorted.slice(place, place + 1)) };
}
