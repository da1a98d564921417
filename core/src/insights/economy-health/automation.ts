/** Longest wait that counts for a work rhythm, in milliseconds (6 hours): longer ones are rest. */
export const LONGEST_RHYTHM_MS = 6 * 60 * 60 * 1000;

/** Fewer works in a week are too few to judge by. */
export const WORKS_MIN = 30;

/** In how many of the 24 hours of the day an automated account earns at least. */
export const HOURS_MIN = 20;

/** Largest standard deviation of the waits, as a share of their mean. People's waits vary more than that. */
export const SPREAD_MAX = 0.1;

/** The work rhythm of one member in one week. */
export interface WorkRhythm {
  works: number;
  /** Waits between works that were no rest: their number, their sum in ms, and the sum of their squares. */
  waits: number;
  waitsMs: number;
  waitsMsSquared: number;
  /** Hours of the day, out of 24, in which they earned something. */
  hours: number;
}

/** The mean wait between two works and its standard deviation, in milliseconds. */
export function waitOf({ waits, waitsMs, waitsMsSquared }: WorkRhythm): { meanMs: number; deviationMs: number } {
  if (waits === 0) return { meanMs: 0, deviationMs: 0 };
  const meanMs = waitsMs / waits;
  return { meanMs, deviationMs: Math.sqrt(Math.max(0, waitsMsSquared / waits - meanMs ** 2)) };
}

/**
 * Whether a program may be doing the work: at least 30 times a week, at nearly even intervals, around the clock. Each
 * of these alone often fits a person; all three together hardly ever do.
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
