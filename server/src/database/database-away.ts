/** Node's codes for a connection that was refused, lost or not made in time. */
const CONNECTION_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE']);

/** PostgreSQL's classes 08 (connection), 53 (resources) and 57P (shutting down, starting up). */
const SERVER_AWAY = /^(08|53|57P)/;

/** Whether a query failed because the database is away, so that the same call may succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string') {
    return CONNECTION_CODES.has(error.code) || SERVER_AWAY.test(error.code);
  }
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  // The driver gives these two no code.
  return /^(Connection terminated|timeout exceeded when trying to connect)/.test(error.message);
}
