import type { Logger } from 'pino';
import { AppError } from '../../../../errors/app-error.ts';
import { PaymentError } from '../../../../payments/payment-error.ts';

/** Seconds until a retry if it is unknown how long the provider will be down. */
const AWAY_RETRY_SECONDS = 10;

/** The error shown to a payer when the provider fails: nothing is lost, and they can retry. */
export function providerUnavailable(cause: unknown, retryAfterSeconds: number = AWAY_RETRY_SECONDS): AppError {
  const details = { retryAfterSeconds, cause };
  return new AppError(
    'unavailable',
    'The payment provider is not responding. You were not charged; try again',
    details,
  );
}

/** Converts a provider error to `providerAway`. Errors that only the host can fix are logged as errors. */
export function throwProviderUnavailable(log: Logger): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof PaymentError)) throw error;
    const isHosts = error.kind === 'unauthorized' || error.kind === 'refused';
    if (isHosts) log.error({ err: error }, 'payment provider rejects our requests');
    throw providerUnavailable(error, error.retryAfterSeconds);
  };
}
