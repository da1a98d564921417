import type { Logger } from 'pino';

/**
 * Logs a lost announcement. The change itself is already done, so the caller must not fail; other processes notice when
 * their cached values expire.
 */
export function logLost(log: Logger, error: unknown): void {
  log.warn({ err: error }, 'failed to notify other processes of a change');
}
