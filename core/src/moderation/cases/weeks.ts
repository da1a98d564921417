/** How many weeks the case statistics cover, including the current one. */
export const WEEKS_SHOWN = 12;

const DAY_MS = 86_400_000;

/** The Monday of a moment's week, UTC, as YYYY-MM-DD. */
export function isoMondayOf(moment: Date): string {
  const daysSinceMonday = (moment.getUTCDay() + 6) % 7;
  return new Date(moment.getTime() - daysSinceMonday * DAY_MS).toISOString().slice(0, 10);
}

/** The Mondays of the weeks shown, oldest first. */
export function weeksUpTo(now: Date): string[] {
  const thisWeek = Date.parse(isoMondayOf(now));
  return Array.from({ length: WEEKS_SHOWN }, (_, index) =>
    isoMondayOf(new Date(thisWeek - (WEEKS_SHOWN - 1 - index) * 7 * DAY_MS)),
  );
}
