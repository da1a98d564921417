import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { describeError } from '../errors/describe-error.ts';

/**
 * Between the tries, in seconds, for five minutes in all: the platform tells what it tells only once, and the database may be
 * away for minutes. Never long, as what waits is in memory alone, and gone with the process.
 */
const PAUSES_S = [1, 3, 6, ...Array.from({ length: 29 }, () => 10)];

/** Writes down what the gateway told, and tries again for some minutes where that fails. */
export async function keepTrying(log: Logger, work: () => Promise<void>): Promise<void> {
  for (const pauseS of PAUSES_S) {
    try {
      return await work();
    } catch (error) {
      log.warn(describeError(error), 'what happened in a guild could not be written down, it will be tried again');
      await sleep(pauseS * 1000, undefined, { ref: false });
    }
  }
  return work();
}
