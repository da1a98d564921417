import type { FairIntegers } from '../../fairness/integers.ts';

export interface Outcome<Value> {
  value: Value;
  probability: number;
}

interface Choice {
  at: number;
  count: number;
}

/**
 * Everything a function of drawn numbers can come to, and how likely: it is run once for each way the numbers can fall. It must draw
 * the same for the same numbers, and few enough: the ways multiply.
 */
export function enumerate<Value>(run: (integers: FairIntegers) => Value): Outcome<Value>[] {
  const outcomes: Outcome<Value>[] = [];
  let choices: Choice[] = [];
  do {
    const known = choices;
    let depth = 0;
    const below = (count: number): number => {
      const choice = known[depth] ?? { at: 0, count };
      known[depth] = choice;
      depth += 1;
      return choice.at;
    };
    const value = run({ below, between: (min, max) => min + below(max - min + 1) });
    outcomes.push({ value, probability: known.reduce((product, { count }) => product / count, 1) });
    choices = nextChoices(known);
  } while (choices.length > 0);
  return outcomes;
}

/** The last draw that can go on goes on by one, those after it begin anew; none once all have been through. */
function nextChoices(choices: readonly Choice[]): Choice[] {
  const last = choices.findLastIndex(({ at, count }) => at + 1 < count);
  return choices
    .slice(0, last + 1)
    .map((choice, index) => (index === last ? { ...choice, at: choice.at + 1 } : choice));
}

/** The mean of something over all outcomes. */
export function mean<Value>(outcomes: readonly Outcome<Value>[], of: (value: Value) => number): number {
  return outcomes.reduce((sum, { value, probability }) => sum + probability * of(value), 0);
}
