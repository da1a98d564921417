import type { Case } from '../records/case-record.ts';
import type { CaseStore } from '../records/case-store.ts';
import type { CaseWaiters } from './case-waiters.ts';

interface WaitOptions {
  guildId: string;
  numbers: readonly number[];
  withinMs: number;
}

/** How often to check for cases carried out by other processes, in milliseconds. */
const LOOK_MS = 500;

/** The cases once they are all settled, or as they are after `withinMs`. */
export async function waitUntilSettled(
  { store, waiters }: { store: CaseStore; waiters: CaseWaiters },
  { guildId, numbers, withinMs }: WaitOptions,
): Promise<Case[]> {
  const until = Date.now() + withinMs;
  for (;;) {
    const nextLook = Math.min(until, Date.now() + LOOK_MS);
    // Settlements in this process wake the wait; no need to query before that.
    while (!waiters.isKnown(guildId, numbers) && Date.now() < nextLook)
      await waiters.wait(guildId, nextLook - Date.now());
    const cases = await store.list(guildId, numbers);
    if (Date.now() >= until || cases.every(isSettled)) return cases;
    // They settled before, and are now being retried.
    if (waiters.isKnown(guildId, numbers)) await waiters.wait(guildId, Math.min(LOOK_MS, until - Date.now()));
  }
}

/** Whether the outcomes of the case and of its notification are known. */
export function isSettled({ state, delivery }: Case): boolean {
  return state !== 'pending' && (state === 'failed' || delivery !== 'pending');
}
