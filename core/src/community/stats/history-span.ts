/** Time span of the public charts, in milliseconds. */
export const HISTORY_SPAN_MS = 60 * 60_000;
