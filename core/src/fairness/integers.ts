import { roundBlocks, type Round } from './round.ts';

const WORD_BYTES = 4;
const WORDS = 2 ** 32;

/** Whole numbers of a round, one after the other. */
export interface FairIntegers {
  /** The next number from 0 to `count` − 1, each equally likely. Throws where `count` is not a whole number from 1 to 2^32. */
  below(count: number): number;
  /** The next number from `min` to `max`, both included. */
  between(min: number, max: number): number;
}

/** A number that was drawn, and what of. */
export interface FairDraw {
  /** It is one of 0 to `of` − 1. */
  of: number;
  number: number;
  /** The word it was made of, and how many the round had before it: eight a block. Words between two draws were passed over. */
  word: number;
  place: number;
}

/**
 * The numbers a round gives, always the same ones in the same order. Blocks are read as unsigned 32-bit words, the highest byte
 * first; a word that would favour small numbers is passed over, so there is neither a modulo bias nor a rounding.
 * @param onDraw is told of each number as it is drawn.
 */
export function fairIntegers(round: Round, onDraw?: (draw: FairDraw) => void): FairIntegers {
  const words = roundWords(round);
  let place = -1;

  const below = (count: number): number => {
    if (!Number.isInteger(count) || count < 1 || count > WORDS) throw new RangeError(`No number is below ${count}.`);
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
  throw new Error('A round has blocks without end.');
}
