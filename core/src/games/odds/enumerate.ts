import type { FairIntegers } from '../fairness/integers.ts';

export interface Outcome<Value> {
  value: Value;
  probability: number;
}

interface Choice {
  at: number;
  count: number;
}

/**
 * All outcomes of a function of drawn numbers, with their probabilities: it is run once for each combination of draws.
 * It must be deterministic and draw few numbers, since the combinations multiply.
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

/** Advances the last draw that has values left and drops those after it; empty once all combinations are done. */
function nextChoices(choices: readonly Choice[]): Choice[] {
  const last = choices.findLastIndex(({ at, count }) => at + 1 < count);
  return choices
    .slice(0, last + 1)
    .map((choice, index) => (index === last ? { ...choice, at: choice.at + 1 } : choice));
}

/** The mean of a value over all outcomes. */
export function mean<Value>(outcomes: readonly Outcome<Value>[], of: (value: Value) => number): number {
  return outcomes.reduce((sum, { value, probability }) => sum + probability * of(value), 0);
}
