/** A calendar day, as the number of days since 1 January 1970. */
export type Day = number;

const DAY_MS = 86_400_000;

/** Offsets from UTC reach 14 hours; clock changes add a few more at most. */
const REACH_MS = 20 * 3_600_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The calendar day at a moment in a zone.
 * @throws RangeError for an unknown zone.
 */
export function dayIn(zone: string, atMs: number): Day {
  let [year, month, day] = [0, 0, 0];
  for (const { type, value } of formatFor(zone).formatToParts(atMs)) {
    if (type === 'year') year = Number(value);
    else if (type === 'month') month = Number(value);
    else if (type === 'day') day = Number(value);
  }
  return Date.UTC(year, month - 1, day) / DAY_MS;
}

/** The first moment of a day in a zone, in milliseconds since 1970; for a skipped day, that of the next day. */
export function startOfDay(zone: string, day: Day): number {
  let [before, from] = [day * DAY_MS - REACH_MS, day * DAY_MS + REACH_MS];
  // A binary search, since the day may begin at one where clocks go forward at midnight.
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2);
    if (dayIn(zone, middle) >= day) from = middle;
    else before = middle;
  }
  return from;
}

/** The Monday of a day's week. */
export function mondayOf(day: Day): Day {
  // 1 January 1970 was a Thursday.
  return day - ((((day + 3) % 7) + 7) % 7);
}

function formatFor(zone: string): Intl.DateTimeFormat {
  const existing = formats.get(zone);
  if (existing !== undefined) return existing;
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  formats.set(zone, format);
  return format;
}
