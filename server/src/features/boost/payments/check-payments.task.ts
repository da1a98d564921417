import type { Logger } from 'pino';
import { repeat } from '../../../process/repeat.ts';
import type { Payments } from './payments.ts';

/** Between two looks for undecided payments without a notification, in milliseconds. */
const PAUSE_MS = 15_000;

/**
 * Asks the provider about payments whose notification never came, and whether paid ones were refunded without a word.
 * Several processes may do it at once; each takes another payment. Returns how to stop.
 */
export function checkPayments(payments: Payments, log: Logger): () => Promise<void> {
  return repeat({
    work: payments.checkNext,
    pauseMs: PAUSE_MS,
    log,
    failure: 'a payment could not be asked about, it will be tried again',
  });
}
