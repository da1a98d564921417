import type { FairIntegers } from '../fairness/integers.ts';
import type { OddsCase } from './odds-case.ts';

export interface Estimate {
  mean: number;
  /** Of the mean: in 95 of 100 samples the true value is within 1.96 standard errors. */
  standardError: number;
}

export interface SimulationResult {
  chance: Estimate;
  returned: Estimate;
}

/**
 * Plays that many rounds. Standard errors are estimated from the sample, so they miss outcomes too rare to occur in it.
 * @param integersOf the numbers of each round, counted from 0.
 */
export function simulate(
  { play, stake }: OddsCase,
  rounds: number,
  integersOf: (round: number) => FairIntegers,
): SimulationResult {
  let wins = 0;
  let sum = 0;
  let squares = 0;
  for (let round = 0; round < rounds; round += 1) {
    const { escrow, payout, isWon } = play(integersOf(round));
    const returned = 1 + (payout - escrow) / stake;
    if (isWon) wins += 1;
    sum += returned;
    squares += returned * returned;
  }
  return { chance: estimate(wins, wins, rounds), returned: estimate(sum, squares, rounds) };
}

function estimate(sum: number, squares: number, count: number): Estimate {
  const mean = sum / count;
  return { mean, standardError: Math.sqrt(Math.max(0, squares / count - mean * mean) / count) };
}

/** Whether an exact value is within that many standard errors of an estimate. */
export function agrees(exact: number, { mean, standardError }: Estimate, errors: number): boolean {
  return Math.abs(exact - mean) <= errors * standardError + 1e-9;
}
