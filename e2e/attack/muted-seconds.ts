/**
 * How long a dependency stays silent, in seconds; `MUTED_SECONDS=60` covers the minute after which most clients time
 * out.
 */
export const MUTED_S = Number(process.env['MUTED_SECONDS'] ?? 10);
