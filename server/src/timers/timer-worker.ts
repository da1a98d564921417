import { setTimeout as sleep } from 'node:timers/promises';
import type PgBoss from 'pg-boss';
import type { Logger } from 'pino';

export interface TimerWorker {
  /** Finishes the timers that are ringing and takes no more. */
  stop(): Promise<void>;
}

/** How often due timers are looked for, in milliseconds; people are promised to the second. */
const LOOK_MS = 1_000;
/** Timers that ring at the same time in one process. */
const BATCH = 10;

/**
 * Rings the due timers of one name. The library's own worker does not wait for its report that a timer rang: where the
 * database goes away just then, that would end the process.
 */
export function createTimerWorker(
  boss: PgBoss,
  name: string,
  ring: (data: unknown) => Promise<void>,
  log: Logger,
): TimerWorker {
  const stopping = new AbortController();

  const ringOne = async ({ id, data }: PgBoss.Job<unknown>): Promise<void> => {
    try {
      await ring(data);
      await boss.complete(name, id);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log.warn({ timer: name, id, reason }, 'a timer could not ring, it will be tried again');
      // Where this fails too, the timer is found again when its time to ring is over.
      await boss.fail(name, id, { reason }).catch(() => {});
    }
  };

  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const due = await boss.fetch(name, { batchSize: BATCH });
      await Promise.all(due.map(ringOne));
      if (due.length < BATCH) await sleep(LOOK_MS, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };

  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
