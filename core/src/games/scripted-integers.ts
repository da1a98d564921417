import type { FairIntegers } from '../fairness/integers.ts';

/** For tests: numbers that come as they are written down. Throws where one is asked for that is not there or too large. */
export function scriptedIntegers(...numbers: number[]): FairIntegers {
  const left = [...numbers];
  const below = (count: number): number => {
    const number = left.shift();
    if (number === undefined || number >= count)
      throw new Error(`No number below ${count} is written down: ${number}.`);
    return number;
  };
  return { below, between: (min, max) => min + below(max - min + 1) };
}
