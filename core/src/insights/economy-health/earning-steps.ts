/** Each step begins a tenth above the one before, so that a value read from it is off by 5 % at most. */
const GROWTH = 1.1;

/**
 * Lower bounds of the histogram steps for hourly earnings, ascending; values below the first are step 0. Stored counts
 * depend on them, so changing them invalidates those.
 */
export const EARNING_STEPS: readonly number[] = buildSteps();

function buildSteps(): number[] {
  const steps = [1];
  for (let last = 1; last < Number.MAX_SAFE_INTEGER / GROWTH; ) {
    last = Math.max(last + 1, Math.floor(last * GROWTH));
    steps.push(last);
  }
  return steps;
}

/** How many members earn within a step. */
export interface StepCount {
  step: number;
  members: number;
}

/** The median hourly earning, off by 5 % at most; null where there are no members. */
export function medianEarning(counts: readonly StepCount[]): number | null {
  const total = counts.reduce((sum, { members }) => sum + members, 0);
  if (total <= 0) return null;
  let before = 0;
  for (const { step, members } of counts.toSorted((one, other) => one.step - other.step)) {
    before += members;
    if (before * 2 >= total) return middleOf(step);
  }
  return null;
}

function middleOf(step: number): number {
  const from = EARNING_STEPS[step - 1] ?? 0;
  const upTo = EARNING_STEPS[step] ?? Number.MAX_SAFE_INTEGER;
  // The smallest steps hold a single whole number.
  return step === 0 ? 0 : upTo - from <= 1 ? from : Math.round(Math.sqrt(from * upTo));
}
