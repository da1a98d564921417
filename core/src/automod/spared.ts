/** How long a member can be left alone, in milliseconds; null for good. */
export const SPARED_SPANS = {
  hour: 3_600_000,
  day: 24 * 3_600_000,
  week: 7 * 24 * 3_600_000,
  forever: null,
} as const;
export type SparedSpan = keyof typeof SPARED_SPANS;

export const SPARED_SPAN_KEYS = ['hour', 'day', 'week', 'forever'] as const satisfies readonly SparedSpan[];

/** Members, each counted for every rule they are spared by, that a server leaves alone at most. */
export const SPARED_MAX = 200;
