/** Cooldown of a test button, on the page and on the server, in milliseconds (docs/rules/settings.md#saving). */
export const TEST_THROTTLE_MS = 10_000;
