import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { describeError } from '../errors/describe-error.ts';

type Step = () => Promise<void>;

/** How long work under way may take to finish, in milliseconds; then waits on unresponsive services are abandoned. */
const PATIENCE_MS = 4_000;

/** How long closing may take after that, in milliseconds. */
const LAST_MS = 4_000;

interface Closing {
  steps: readonly Step[];
  /** Makes everything that still waits for a service fail at once. */
  abandon: () => void;
  log: Logger;
}

/** Stops all at once and waits for all of them, even if one fails. Rejects with the first failure. */
export async function stopAll(stops: readonly Step[]): Promise<void> {
  const ended = await Promise.allSettled(stops.map((stop) => stop()));
  for (const end of ended) if (end.status === 'rejected') throw end.reason;
}

/** Runs the steps one after the other; a failing step does not prevent the next. Rejects with the first failure. */
export async function closeInOrder(steps: readonly Step[]): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps) await step().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

/**
 * Closes in order within 8 s: whatever takes longer waits for an unresponsive service, and the next process takes it
 * up. Rejects if something was lost.
 */
export async function closeInTime({ steps, abandon, log }: Closing): Promise<void> {
  const closed = new AbortController();
  const timer = setTimeout(abandon, PATIENCE_MS);
  const overdue = sleep(PATIENCE_MS + LAST_MS, 'overdue' as const, { signal: closed.signal }).catch(() => undefined);
  try {
    if ((await Promise.race([closeInOrder(steps), overdue])) === 'overdue') log.warn('shutdown timed out');
  } catch (error) {
    log.error(describeError(error), 'shutdown failed');
    throw error;
  } finally {
    clearTimeout(timer);
    closed.abort();
  }
}
