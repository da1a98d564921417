import { roundBlocks, type Round } from './round.ts';

const WORD_BYTES = 4;
const WORDS = 2 ** 32;

/** The sequence of whole numbers of a round. */
export interface FairIntegers {
  /**
   * The next number from 0 to `count` − 1, each equally likely.
   * @throws RangeError where `count` is not a whole number from 1 to 2^32.
   */
  below(count: number): number;
  /** The next number from `min` to `max`, both inclusive. */
  between(min: number, max: number): number;
}

/** A drawn number, with its range and its origin. */
export interface FairDraw {
  /** Size of the range: 0 to `of` − 1. */
  of: number;
  number: number;
  /**
   * The word it was made from, and that word's index in the round, eight per block. Words between two draws were
   * rejected.
   */
  word: number;
  place: number;
}

/**
 * The numbers of a round, always the same ones in the same order. Blocks are read as unsigned big-endian 32-bit words;
 * a word that would favour small numbers is rejected, so there is neither modulo bias nor rounding.
 * @param onDraw is called with each number as it is drawn.
 */
export function fairIntegers(round: Round, onDraw?: (draw: FairDraw) => void): FairIntegers {
  const words = roundWords(round);
  let place = -1;

  const below = (count: number): number => {
    if (!Number.isInteger(count) || count < 1 || count > WORDS)
      throw new RangeError(`no integer below ${count} exists`);
    const limit = Math.floor(WORDS / count) * count;
    for (;;) {
      const word = words.next().value;
      place += 1;
      if (word >= limit) continue;
      const number = word % count;
      onDraw?.({ of: count, number, word, place });
      return number;
    }
  };

  return { below, between: (min, max) => min + below(max - min + 1) };
}

function* roundWords(round: Round): Generator<number, never> {
  for (const block of roundBlocks(round)) {
    const view = new DataView(block.buffer, block.byteOffset, block.byteLength);
    for (let at = 0; at < view.byteLength; at += WORD_BYTES) yield view.getUint32(at);
  }
  throw new Error('a round exceeds the maximum number of blocks');
}
