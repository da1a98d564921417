import { commitmentTo } from './commitment.ts';
import { drawPlaces } from './draw.ts';
import { entrantsHash, sortEntrants } from './entrants.ts';
import { giveawayRound } from './giveaway.ts';
import { fairIntegers } from './integers.ts';

/** What was said of a draw; what somebody does not know of it is left out. */
export interface SaidOfDraw {
  commitment?: string | undefined;
  entrantsHash?: string | undefined;
  /** Everybody drawn, in order: the winners first, then one for each that was drawn again. */
  drawn?: readonly string[] | undefined;
}

export interface DrawStep<Value> {
  /** What follows from the seed and the entrants. */
  computed: Value;
  /** What was said; null where nothing was. */
  said: Value | null;
  /** Null where there is nothing to compare with. */
  holds: boolean | null;
}

export interface DrawCheck {
  commitment: DrawStep<string>;
  entrantsHash: DrawStep<string>;
  drawn: DrawStep<readonly string[]>;
  /** For each that was drawn the number, and how many it was one of: 0 to `of` − 1. */
  numbers: readonly { number: number; of: number }[];
  /** How many entered, each counted once. */
  entrants: number;
  /** Whether everything that was said is so; false too where nothing was. */
  holds: boolean;
}

interface DrawToCheck {
  /** 64 hexadecimal digits. */
  serverSeed: string;
  entrants: Iterable<string>;
  /** How many to draw, where it was not said who. */
  count: number;
  said: SaidOfDraw;
}

/** Does a giveaway's draw over again and compares it with what was said of it. */
export function checkDraw({ serverSeed, entrants, count, said }: DrawToCheck): DrawCheck {
  const sorted = sortEntrants(entrants);
  const hash = entrantsHash(sorted);
  const integers = fairIntegers(giveawayRound(serverSeed, hash));
  const numbers: { number: number; of: number }[] = [];
  const below = (of: number) => {
    const number = integers.below(of);
    numbers.push({ number, of });
    return number;
  };
  const places = drawPlaces(sorted.length, said.drawn?.length ?? count, { ...integers, below });
  const drawn = places.flatMap((place) => sorted.slice(place, place + 1));
  const steps = {
    commitment: compare(commitmentTo(serverSeed), said.commitment),
    entrantsHash: compare(hash, said.entrantsHash),
    drawn: compare<readonly string[]>(drawn, said.drawn),
  };
  const found = new Set([steps.commitment.holds, steps.entrantsHash.holds, steps.drawn.holds]);
  return { ...steps, numbers, entrants: sorted.length, holds: found.has(true) && !found.has(false) };
}

function compare<Value extends string | readonly string[]>(computed: Value, said: Value | undefined): DrawStep<Value> {
  if (said === undefined) return { computed, said: null, holds: null };
  return { computed, said, holds: String(computed) === String(said) };
}
