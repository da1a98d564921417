import { setTimeout as sleep } from 'node:timers/promises';
import type { Clearing } from './clearing.ts';
import type { ClearingStore } from './clearing-store.ts';

/** How often the state is checked, in milliseconds. */
const LOOK_MS = 200;

/** Slightly less than the time an interaction can be answered, in milliseconds. */
const PATIENCE_MS = 14 * 60_000;

/** Waits for the end of a clearing and claims its report. Null if it was reported already or takes too long. */
export async function waitForClearing(store: ClearingStore, guildId: string, id: string): Promise<Clearing | null> {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await sleep(LOOK_MS)) {
    const clearing = await store.find(guildId, id);
    if (clearing === null) return null;
    if (clearing.state === 'running') continue;
    return (await store.answer(guildId, id)) ? clearing : null;
  }
  return null;
}
