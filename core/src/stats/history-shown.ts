/** How long the public charts look back, in milliseconds. */
export const HISTORY_SHOWN_MS = 60 * 60_000;
