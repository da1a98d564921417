/** Periods of the economy health page: 24 hours, 7 days or 30 days, including the current one. */
export const HEALTH_PERIODS = ['day', 'week', 'month'] as const;
export type HealthPeriod = (typeof HEALTH_PERIODS)[number];

/** How many points the chart of a period has: hours of a day, days of the others. */
export const PERIOD_POINTS: Record<HealthPeriod, number> = { day: 24, week: 7, month: 30 };

/** Greatest age of the numbers shown, in milliseconds. */
export const HEALTH_AGE_MS = 5_000;
