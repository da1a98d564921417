/** What the page of an economy's health looks back on: 24 hours, 7 days or 30 days, the running one included. */
export const HEALTH_PERIODS = ['day', 'week', 'month'] as const;
export type HealthPeriod = (typeof HEALTH_PERIODS)[number];

/** How many points a period is drawn with: hours of a day, days of the others. */
export const PERIOD_POINTS: Record<HealthPeriod, number> = { day: 24, week: 7, month: 30 };

/** How old the numbers may be at most, in milliseconds. */
export const HEALTH_AGE_MS = 5_000;
