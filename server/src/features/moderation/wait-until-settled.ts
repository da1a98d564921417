import type { Case, CaseStore } from '../cases/index.ts';
import type { CaseNews } from './case-news.ts';

interface Awaited {
  guildId: string;
  numbers: readonly number[];
  withinMs: number;
}

/** How often is looked whether another process carried them out, in milliseconds. */
const LOOK_MS = 500;

/** The cases once nothing is to come any more, or as they are when the time is over. */
export async function waitUntilSettled(
  { store, news }: { store: CaseStore; news: CaseNews },
  { guildId, numbers, withinMs }: Awaited,
): Promise<Case[]> {
  const until = Date.now() + withinMs;
  for (;;) {
    const nextLook = Math.min(until, Date.now() + LOOK_MS);
    // What this process settles it hears of; until then there is nothing to look for.
    while (!news.isKnown(guildId, numbers) && Date.now() < nextLook) await news.wait(guildId, nextLook - Date.now());
    const cases = await store.list(guildId, numbers);
    if (Date.now() >= until || cases.every(isSettled)) return cases;
    // They were settled once, and are tried again.
    if (news.isKnown(guildId, numbers)) await news.wait(guildId, Math.min(LOOK_MS, until - Date.now()));
  }
}

/** Whether it is known what became of the case, and of the message to its member. */
export function isSettled({ state, delivery }: Case): boolean {
  return state !== 'pending' && (state === 'failed' || delivery !== 'pending');
}
