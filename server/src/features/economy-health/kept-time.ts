const DAY_MS = 24 * 60 * 60 * 1000;

/** How long hours and their largest movements are kept, in milliseconds: two months to compare, and a day of any zone. */
export const HOURS_KEPT_MS = 62 * DAY_MS;

/** How long is kept who earned what in a week, in milliseconds: five weeks. */
export const WEEKS_KEPT_MS = 35 * DAY_MS;
