import type { Logger } from 'pino';
import { AppError } from '../../../errors/app-error.ts';
import { PaymentError } from '../../../payments/payment-error.ts';

/** Seconds a payer is asked to wait when nobody knows for how long the provider is away. */
const AWAY_RETRY_SECONDS = 10;

/** What a payer is told when the provider failed: that nothing is lost, and to come again. */
export function providerAway(cause: unknown, retryAfterSeconds: number = AWAY_RETRY_SECONDS): AppError {
  const details = { retryAfterSeconds, cause };
  return new AppError('unavailable', 'The payment provider does not answer. No money was taken; try again', details);
}

/** Turns a failure of the provider into `providerAway`; one that is the host's to mend is told to them in the log. */
export function sayAway(log: Logger): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof PaymentError)) throw error;
    const isHosts = error.kind === 'unauthorized' || error.kind === 'refused';
    if (isHosts) log.error({ err: error }, 'the payment provider refuses this installation');
    throw providerAway(error, error.retryAfterSeconds);
  };
}
