import { randomInt } from 'node:crypto';

/** The platform's first millisecond (its documentation, "Snowflakes"); ours are read by the same rule. */
const EPOCH_MS = 1_420_070_400_000;

/** Ids in 1 ms, and processes that are told apart. */
const COUNTS = 4096;
const PROCESSES = 1024;

/** Makes ids that rise within this process, whatever its clock does, and do not meet those of another one. */
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
