import type { FairIntegers } from './fairness/integers.ts';

/** For tests: returns the given numbers in order. Throws where they run out or one is too large for its range. */
export function scriptedIntegers(...numbers: number[]): FairIntegers {
  const left = [...numbers];
  const below = (count: number): number => {
    const number = left.shift();
    if (number === undefined || number >= count) throw new Error(`the script has no integer below ${count}: ${number}`);
    return number;
  };
  return { below, between: (min, max) => min + below(max - min + 1) };
}
