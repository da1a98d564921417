import type { Logger } from 'pino';
import { repeat } from '../../../../process/repeat.ts';
import type { Payments } from './payments.ts';

/** Pause between two checks for undecided payments without a notification, in milliseconds. */
const PAUSE_MS = 15_000;

/**
 * Asks the provider about payments whose notification never arrived, and whether paid ones were refunded unannounced.
 * Several processes may run it at once; each takes another payment. Returns a function that stops it.
 */
export function checkPayments(payments: Payments, log: Logger): () => Promise<void> {
  return repeat({
    work: payments.checkNext,
    pauseMs: PAUSE_MS,
    log,
    failure: 'failed to poll pending payments, retrying',
  });
}
