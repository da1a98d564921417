import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { describeError } from '../errors/describe-error.ts';

/**
 * Pauses between attempts, in seconds, five minutes in all: the gateway reports each event only once, and the database
 * may be away for minutes. Pauses stay short, since the event is only in memory and lost with the process.
 */
const PAUSES_S = [1, 3, 6, ...Array.from({ length: 29 }, () => 10)];

/** Reads or stores what a gateway event needs, and retries for some minutes if that fails. */
export async function retryWithPauses<Result>(log: Logger, work: () => Promise<Result>): Promise<Result> {
  for (const pauseS of PAUSES_S) {
    try {
      return await work();
    } catch (error) {
      log.warn(describeError(error), 'failed to record guild event, retrying');
      await sleep(pauseS * 1000, undefined, { ref: false });
    }
  }
  return work();
}
