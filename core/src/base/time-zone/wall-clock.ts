import { entryOf } from '../lists/known-entries.ts';
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The local time in a zone at a moment, expressed as if it were UTC: in milliseconds since 1970. Whole seconds.
 * @throws RangeError for an unknown zone.
 */
export function wallClockAt(zone: string, atMs: number): number {
  const parts = new Map(
    formatFor(zone)
      .formatToParts(atMs)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes) => entryOf(parts, name);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/**
 * The moment at which it is that local time in a zone: the first where it occurs twice, and shifted forward by the gap
 * where clocks skip it. Both in milliseconds since 1970, local time as if it were UTC.
 */
export function momentOfWall(zone: string, wallMs: number): number {
  const offsetAt = (ms: number) => wallClockAt(zone, ms) - Math.floor(ms / 1000) * 1000;
  // One day before and one day after cover every offset that may apply.
  const offsets = [offsetAt(wallMs - DAY_MS), offsetAt(wallMs + DAY_MS)];
  const moments = offsets.map((offset) => wallMs - offset).filter((ms) => ms + offsetAt(ms) === wallMs);
  return moments.length > 0 ? Math.min(...moments) : wallMs - (offsets[0] ?? 0);
}

const DAY_MS = 24 * 60 * 60 * 1000;

function formatFor(zone: string): Intl.DateTimeFormat {
  const existing = formats.get(zone);
  if (existing !== undefined) return existing;
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(zone, format);
  return format;
}
