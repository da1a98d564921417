/**
 * How long a test button rests after a test, on the page and on the server, in milliseconds
 * (docs/rules/settings.md#saving).
 */
export const TEST_THROTTLE_MS = 10_000;
