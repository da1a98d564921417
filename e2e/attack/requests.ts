import { setTimeout as sleep } from 'node:timers/promises';

/** A response status and the time it took. */
export interface TimedResponse {
  status: number;
  seconds: number;
}

/** Request timeout; a timeout counts as status 0, like a closed connection. */
const PATIENCE_MS = 60_000;

/** Sends one request; returns its status and duration. */
export async function send(url: string, init: RequestInit = {}): Promise<TimedResponse> {
  const startedAt = performance.now();
  const status = await fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    async (reply) => {
      await reply.arrayBuffer();
      return reply.status;
    },
    () => 0,
  );
  return { status, seconds: (performance.now() - startedAt) / 1000 };
}

/** Repeats a request until it has the wanted status; returns how long that took, in seconds. */
export async function sendUntil(wanted: number, call: () => Promise<TimedResponse>): Promise<number> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < PATIENCE_MS) {
    if ((await call()).status === wanted) break;
    await sleep(100);
  }
  return (performance.now() - startedAt) / 1000;
}

/** Sends requests for `forS` seconds, from several callers at once. */
export async function sendFor(
  forS: number,
  callers: number,
  call: () => Promise<TimedResponse>,
): Promise<TimedResponse[]> {
  const until = Date.now() + forS * 1000;
  const sending = Array.from({ length: callers }, async () => {
    const results: TimedResponse[] = [];
    while (Date.now() < until) {
      results.push(await call());
      await sleep(50);
    }
    return results;
  });
  return (await Promise.all(sending)).flat();
}
