import { AppError } from '../../../../errors/app-error.ts';

/** Replays that may wait in the queue. */
const WAITING_MAX = 4;

/** When rejected callers may retry, in seconds. */
const COME_AGAIN_S = 5;

/** Runs work one at a time, as each replay uses much CPU. @throws AppError `unavailable` if the queue is full. */
export function createReplayTurns(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  let count = 0;
  return async (work) => {
    if (count > WAITING_MAX) {
      throw new AppError('unavailable', 'Too many rule tests are running, try again in a moment', {
        retryAfterSeconds: COME_AGAIN_S,
      });
    }
    count += 1;
    const mine = last.then(work);
    last = mine.catch(() => {});
    try {
      return await mine;
    } finally {
      count -= 1;
    }
  };
}
