import { commitmentTo } from './commitment.ts';
import { drawIndices } from './draw.ts';
import { entrantsHash, sortEntrants } from './entrants.ts';
import { giveawayRound } from './giveaway.ts';
import { fairIntegers } from './integers.ts';

/** What was announced about a draw; unknown parts are left out. */
export interface PublishedDraw {
  commitment?: string | undefined;
  entrantsHash?: string | undefined;
  /** Everybody drawn, in order: the winners first, then one for each reroll. */
  drawn?: readonly string[] | undefined;
}

export interface DrawStep<Value> {
  /** The value that follows from the seed and the entrants. */
  computed: Value;
  /** The announced value; null where there was none. */
  published: Value | null;
  /** Whether both agree; null where there is nothing to compare with. */
  holds: boolean | null;
}

export interface DrawCheck {
  commitment: DrawStep<string>;
  entrantsHash: DrawStep<string>;
  drawn: DrawStep<readonly string[]>;
  /** For each draw the number, and the size of its range: 0 to `of` − 1. */
  numbers: readonly { number: number; of: number }[];
  /** Number of entrants, without duplicates. */
  entrants: number;
  /** Whether everything announced is correct; false where nothing was announced. */
  holds: boolean;
}

interface DrawToCheck {
  /** 64 hexadecimal digits. */
  serverSeed: string;
  entrants: Iterable<string>;
  /** How many to draw where the announcement does not say who was drawn. */
  count: number;
  published: PublishedDraw;
}

/** Repeats a giveaway's draw and compares it with the announcement. */
export function checkDraw({ serverSeed, entrants, count, published }: DrawToCheck): DrawCheck {
  const sorted = sortEntrants(entrants);
  const hash = entrantsHash(sorted);
  const integers = fairIntegers(giveawayRound(serverSeed, hash));
  const numbers: { number: number; of: number }[] = [];
  const below = (of: number) => {
    const number = integers.below(of);
    numbers.push({ number, of });
    return number;
  };
  const indices = drawIndices(sorted.length, published.drawn?.length ?? count, { ...integers, below });
  const drawn = indices.flatMap((index) => sorted.slice(index, index + 1));
  const steps = {
    commitment: compare(commitmentTo(serverSeed), published.commitment),
    entrantsHash: compare(hash, published.entrantsHash),
    drawn: compare<readonly string[]>(drawn, published.drawn),
  };
  const found = new Set([steps.commitment.holds, steps.entrantsHash.holds, steps.drawn.holds]);
  return { ...steps, numbers, entrants: sorted.length, holds: found.has(true) && !found.has(false) };
}

function compare<Value extends string | readonly string[]>(
  computed: Value,
  published: Value | undefined,
): DrawStep<Value> {
  if (published === undefined) return { computed, published: null, holds: null };
  return { computed, published, holds: String(computed) === String(published) };
}
