import type { Logger } from 'pino';

interface Repeated {
  /** Answers whether there is more to do at once. */
  work: () => Promise<boolean>;
  /** How long to rest when there was nothing more, in milliseconds. */
  pauseMs: number;
  log: Logger;
  /** What is said in the log when the work failed; it is tried again after a pause. */
  failure: string;
}

/** Does something over and over, one time after the other. Returns how to stop, which waits for the one under way. */
export function repeat({ work, pauseMs, log, failure }: Repeated): () => Promise<void> {
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;
  let last = Promise.resolve();
  const next = () => {
    last = work()
      .catch((error: unknown) => {
        log.warn({ err: error }, failure);
        return false;
      })
      .then((isMore) => {
        if (!isStopping) timer = setTimeout(next, isMore ? 0 : pauseMs);
      });
  };
  next();

  return async () => {
    isStopping = true;
    clearTimeout(timer);
    await last;
  };
}
