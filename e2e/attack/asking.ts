import { setTimeout as sleep } from 'node:timers/promises';

/** An answer and how long it took. */
export interface Timed {
  status: number;
  seconds: number;
}

/** Nobody waits longer than this for an answer; it is told as status 0, as a connection that was closed is. */
const PATIENCE_MS = 60_000;

/** Asks once, and answers the status and how long it took to come. */
export async function ask(url: string, init: RequestInit = {}): Promise<Timed> {
  const begun = performance.now();
  const status = await fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    async (reply) => {
      await reply.arrayBuffer();
      return reply.status;
    },
    () => 0,
  );
  return { status, seconds: (performance.now() - begun) / 1000 };
}

/** Asks again and again until it is answered so; answers how long that took, in seconds. */
export async function askUntil(wanted: number, call: () => Promise<Timed>): Promise<number> {
  const begun = performance.now();
  while (performance.now() - begun < PATIENCE_MS) {
    if ((await call()).status === wanted) break;
    await sleep(100);
  }
  return (performance.now() - begun) / 1000;
}

/** Keeps asking for so many seconds, from several callers at once. */
export async function askFor(forS: number, callers: number, call: () => Promise<Timed>): Promise<Timed[]> {
  const until = Date.now() + forS * 1000;
  const asking = Array.from({ length: callers }, async () => {
    const seen: Timed[] = [];
    while (Date.now() < until) {
      seen.push(await call());
      await sleep(50);
    }
    return seen;
  });
  return (await Promise.all(asking)).flat();
}
