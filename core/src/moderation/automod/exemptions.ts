/** How long a member can be exempted, in milliseconds; null for permanently. */
export const EXEMPTION_SPANS = {
  hour: 3_600_000,
  day: 24 * 3_600_000,
  week: 7 * 24 * 3_600_000,
  forever: null,
} as const;
export type ExemptionSpan = keyof typeof EXEMPTION_SPANS;

export const EXEMPTION_SPAN_KEYS = ['hour', 'day', 'week', 'forever'] as const satisfies readonly ExemptionSpan[];

/** Most exemptions in a server, counted per member and rule. */
export const EXEMPTION_MAX = 200;
