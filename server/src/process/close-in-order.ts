import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { describeError } from '../errors/describe-error.ts';

type Step = () => Promise<void>;

/** What is under way has so long to come to its end, in milliseconds; then nobody waits for who does not answer. */
const PATIENCE_MS = 4_000;

/** From then on closing itself may take as long as this, in milliseconds. */
const LAST_MS = 4_000;

interface Closing {
  steps: readonly Step[];
  /** Has whatever still waits for somebody fail at once. */
  abandon: () => void;
  log: Logger;
}

/** Stops all at once, and waits for all also where one fails. Rejects with the first failure. */
export async function stopAll(stops: readonly Step[]): Promise<void> {
  const ended = await Promise.allSettled(stops.map((stop) => stop()));
  for (const end of ended) if (end.status === 'rejected') throw end.reason;
}

/** One after the other; one that fails does not keep the next from closing. Rejects with the first failure. */
export async function closeInOrder(steps: readonly Step[]): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps) await step().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

/** The same within 8 s: what takes longer waits for who is away, and is taken up by the next process. Rejects where something was lost. */
export async function closeInTime({ steps, abandon, log }: Closing): Promise<void> {
  const closed = new AbortController();
  const timer = setTimeout(abandon, PATIENCE_MS);
  const overdue = sleep(PATIENCE_MS + LAST_MS, 'overdue' as const, { signal: closed.signal }).catch(() => undefined);
  try {
    if ((await Promise.race([closeInOrder(steps), overdue])) === 'overdue') log.warn('not everything closed in time');
  } catch (error) {
    log.error(describeError(error), 'something did not close cleanly');
    throw error;
  } finally {
    clearTimeout(timer);
    closed.abort();
  }
}
