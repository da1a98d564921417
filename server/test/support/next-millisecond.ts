import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for the clock's next millisecond: events within the same one have no defined order. */
export async function nextMillisecond(): Promise<void> {
  const before = Date.now();
  while (Date.now() === before) await sleep(1);
}
