import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_MS = 100;

/** Polls until the condition holds; returns how long that took, in milliseconds. @throws Error naming it on timeout. */
export async function waitUntil(
  description: string,
  isSo: () => boolean | Promise<boolean>,
  withinMs = 60_000,
): Promise<number> {
  const startedAt = performance.now();
  for (;;) {
    if (await Promise.resolve(isSo()).catch(() => false)) return performance.now() - startedAt;
    if (performance.now() - startedAt > withinMs) throw new Error(`timed out after ${withinMs} ms: ${description}`);
    await sleep(LOOK_MS);
  }
}
