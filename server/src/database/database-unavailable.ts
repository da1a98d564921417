/** Node's error codes for a connection that was refused, lost or timed out. */
const CONNECTION_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EPIPE']);

/** PostgreSQL's classes 08 (connection), 53 (resources) and 57P (shutting down, starting up). */
const SERVER_AWAY = /^(08|53|57P)/;

/**
 * What it aborts: a statement that runs too long (57014), a lock that cannot be obtained in time (55P03), an idle
 * transaction (25P03, 25P04).
 */
const ABORTED = /^(57014|55P03|25P0[34])/;

/** Driver errors that have no code, by their messages. */
const DRIVER_AWAY =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable|Cannot use a pool after calling end)/;

/** Whether a query failed because the database is away or busy, so that the same call may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string' && ABORTED.test(error.code)) {
    return true;
  }
  return (
    isConnectionUnavailable(error) || (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable))
  );
}

/** Whether no statement would have succeeded at that moment. */
export function isConnectionUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string') {
    return CONNECTION_CODES.has(error.code) || SERVER_AWAY.test(error.code);
  }
  if (error instanceof AggregateError) return error.errors.some(isConnectionUnavailable);
  return DRIVER_AWAY.test(error.message);
}
