/** How long a member can be exempted, in milliseconds; null for permanently. */
export const SPARED_SPANS = {
  hour: 3_600_000,
  day: 24 * 3_600_000,
  week: 7 * 24 * 3_600_000,
  forever: null,
} as const;
export type SparedSpan = keyof typeof SPARED_SPANS;

export const SPARED_SPAN_KEYS = ['hour', 'day', 'week', 'forever'] as const satisfies readonly SparedSpan[];

/** Most exemptions in a server, counted per member and rule. */
export const SPARED_MAX = 200;
