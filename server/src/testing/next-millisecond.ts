import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until the clock shows another millisecond: what happens within one has no order in time. */
export async function nextMillisecond(): Promise<void> {
  const before = Date.now();
  while (Date.now() === before) await sleep(1);
}
