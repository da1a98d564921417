import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { describeError } from '../errors/describe-error.ts';

/**
 * Pauses between attempts, in seconds, five minutes in all: the gateway reports each event only once, and the database
 * may be away for minutes. Pauses stay short, since the event is only in memory and lost with the process.
 */
const PAUSES_S = [1, 3, 6, ...Array.from({ length: 29 }, () => 10)];

/** Stores what a gateway event reported, and retries for some minutes if that fails. */
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
