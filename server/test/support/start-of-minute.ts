import { setTimeout as sleep } from 'node:timers/promises';

const MINUTE_MS = 60_000;

/** The rest of a minute that is too short even for a busy machine, in milliseconds. */
const LAST_MS = 15_000;

/** Waits if the minute is about to end, so that what follows falls into the same one. */
export async function startOfMinute(): Promise<void> {
  const leftMs = MINUTE_MS - (Date.now() % MINUTE_MS);
  if (leftMs < LAST_MS) await sleep(leftMs);
}
