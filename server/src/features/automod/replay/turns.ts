import { AppError } from '../../../errors/app-error.ts';

/** People who may wait for their turn. */
const WAITING_MAX = 4;

/** When those who found no place may come again, in seconds. */
const COME_AGAIN_S = 5;

/** One after the other, as each takes much of a processor. @throws AppError `unavailable` where too many wait. */
export function createReplayTurns(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  let count = 0;
  return async (work) => {
    if (count > WAITING_MAX) {
      throw new AppError('unavailable', 'Too many rules are being tried, come back in a moment', {
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
