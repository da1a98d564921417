import { randomInt } from 'node:crypto';

/** The platform's epoch (its documentation, "Snowflakes"); the ids made here have the same format. */
const EPOCH_MS = 1_420_070_400_000;

/** Ids per millisecond, and processes that can be told apart. */
const COUNTS = 4096;
const PROCESSES = 1024;

/**
 * Creates ids that increase within this process, whatever its clock does, and hardly ever collide with another one's.
 */
export function createEntryIds(): (at: Date) => string {
  const process = BigInt(randomInt(PROCESSES));
  let lastMs = 0;
  let count = 0;
  return (at) => {
    const ms = Math.max(at.getTime() - EPOCH_MS, lastMs, 0);
    count = ms === lastMs ? count + 1 : 0;
    lastMs = count < COUNTS ? ms : ms + 1;
    if (count === COUNTS) count = 0;
    return String((BigInt(lastMs) << 22n) | (BigInt(count) << 10n) | process);
  };
}
