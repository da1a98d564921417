import type { Logger } from 'pino';
import { scheduleOnTick } from './schedule-on-tick.ts';

interface RepeatOptions {
  /** Returns whether there is more to do at once. */
  work: () => Promise<boolean>;
  /** Pause when there is nothing more to do, in milliseconds; it ends with those of other tasks (`scheduleOnTick`). */
  pauseMs: number;
  log: Logger;
  /** Log message of a failure; the work is retried after a pause. */
  failure: string;
}

/** Repeats the work, one run after the other. Returns a stop function, which waits for the run under way. */
export function repeat({ work, pauseMs, log, failure }: RepeatOptions): () => Promise<void> {
  let isStopping = false;
  let cancel = () => {};
  let last = Promise.resolve();
  const next = () => {
    last = work()
      .catch((error: unknown) => {
        log.warn({ err: error }, failure);
        return false;
      })
      .then((isMore) => {
        if (!isStopping) cancel = scheduleOnTick(isMore ? 0 : pauseMs, next);
      });
  };
  next();

  return async () => {
    isStopping = true;
    cancel();
    await last;
  };
}
