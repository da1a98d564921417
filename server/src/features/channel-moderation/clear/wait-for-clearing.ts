import { setTimeout as sleep } from 'node:timers/promises';
import type { Clearing } from './clearing.ts';
import type { ClearingStore } from './clearing-store.ts';

/** How often it is looked whether it is over, in milliseconds. */
const LOOK_MS = 200;

/** As long as an answer can be given to an interaction, less a little, in milliseconds. */
const PATIENCE_MS = 14 * 60_000;

/** The clearing once it is over and nobody has told the moderator; null where somebody has, or it takes too long. */
export async function waitForClearing(store: ClearingStore, guildId: string, id: string): Promise<Clearing | null> {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await sleep(LOOK_MS)) {
    const clearing = await store.find(guildId, id);
    if (clearing === null) return null;
    if (clearing.state === 'running') continue;
    return (await store.answer(guildId, id)) ? clearing : null;
  }
  return null;
}
