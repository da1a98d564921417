import type { Logger } from 'pino';

/** What was announced is already done and must not be reported as failed; other processes notice when their caches age. */
export function logLost(log: Logger, error: unknown): void {
  log.warn({ err: error }, 'other processes could not be told of a change');
}
