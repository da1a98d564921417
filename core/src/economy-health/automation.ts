/** An hour of rest or more is nobody's rhythm: longer waits than this are left out of it, in milliseconds. */
export const LONGEST_RHYTHM_MS = 6 * 60 * 60 * 1000;

/** Fewer works in a week say nothing about who does them. */
export const WORKS_MIN = 30;

/** In how many of the 24 hours of the day somebody has to be awake for it. */
export const HOURS_MIN = 20;

/** How far waits may spread around their mean, as a share of it. People come back when they think of it. */
export const SPREAD_MAX = 0.1;

/** How somebody worked in one week. */
export interface WorkRhythm {
  works: number;
  /** Waits from one work to the next that were no rest: how many, their sum in ms, and the sum of their squares. */
  waits: number;
  waitsMs: number;
  waitsMsSquared: number;
  /** Hours of the day, out of 24, in which they earned something. */
  hours: number;
}

/** The mean wait between two works and how far waits lie from it, in milliseconds. */
export function waitOf({ waits, waitsMs, waitsMsSquared }: WorkRhythm): { meanMs: number; deviationMs: number } {
  if (waits === 0) return { meanMs: 0, deviationMs: 0 };
  const meanMs = waitsMs / waits;
  return { meanMs, deviationMs: Math.sqrt(Math.max(0, waitsMsSquared / waits - meanMs ** 2)) };
}

/**
 * Whether a program may be at work: at least 30 times in a week, nearly evenly, around the clock. All three together are
 * hardly ever a person; each alone often is.
 */
export function looksAutomated(rhythm: WorkRhythm): boolean {
  const { meanMs, deviationMs } = waitOf(rhythm);
  return (
    rhythm.works >= WORKS_MIN &&
    rhythm.waits >= WORKS_MIN / 2 &&
    rhythm.hours >= HOURS_MIN &&
    deviationMs < SPREAD_MAX * meanMs
  );
}
