import { readDuration } from './duration.ts';

const DATE = String.raw`(?:(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})|(?<dayFirst>\d{1,2})\.(?<monthSecond>\d{1,2})(?:\.(?<yearLast>\d{4}))?)`;
const TIME = String.raw`(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2}))?`;
const ZONE = String.raw`(?:z|(?:utc|gmt)?(?<offset>[+-]\d{1,2}(?::?\d{2})?)|utc|gmt)`;
const MOMENT = new RegExp(String.raw`^(?:${DATE})?(?:(?:^|[\sT,]+)${TIME})?\s*(?:${ZONE})?$`, 'i');

/** The range of the platform's timestamp markup and of JavaScript dates, in milliseconds either side of 1970. */
const FARTHEST_MS = 8.64e15;

/**
 * Reads a moment in milliseconds since 1970: `2026-12-31 23:59`, `31.12.2026`, `31.12 18:00 +03:00`, `18:00`, Unix
 * seconds, `now`, or a duration from now such as `+2h` or `через 2 дня`. Without an offset it is UTC; a date without a
 * time means midnight, a time without a date means today. Null where the text is no moment.
 */
export function readMoment(text: string, nowMs: number): number | null {
  const input = text.trim();
  if (/^(now|сейчас)$/i.test(input)) return nowMs;
  if (/^-?\d{9,13}$/.test(input)) return inReach(Number(input) * (input.length === 13 ? 1 : 1000));

  const duration = readDuration(input.replace(/^(?:\+|in\s+|через\s+)/i, ''));
  if (duration !== null) return duration.rest === '' ? inReach(nowMs + duration.ms) : null;

  const parts = input === '' ? undefined : MOMENT.exec(input)?.groups;
  if (parts === undefined) return null;
  const hasDate = (parts['month'] ?? parts['monthSecond']) !== undefined;
  if (!hasDate && parts['hour'] === undefined) return null;
  return utcOf(parts, new Date(nowMs));
}

type Parts = Record<string, string | undefined>;

function utcOf(parts: Parts, today: Date): number | null {
  const number = (name: string) => (parts[name] === undefined ? undefined : Number(parts[name]));
  const year = number('year') ?? number('yearLast') ?? today.getUTCFullYear();
  const month = number('month') ?? number('monthSecond') ?? today.getUTCMonth() + 1;
  const day = number('day') ?? number('dayFirst') ?? today.getUTCDate();
  const [hour, minute, second] = [number('hour') ?? 0, number('minute') ?? 0, number('second') ?? 0];
  const local = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  // Date rolls the 31st of June over into July, and takes the year 26 for 1926; nobody means that.
  const isReal =
    local.getUTCFullYear() === year &&
    local.getUTCMonth() === month - 1 &&
    local.getUTCDate() === day &&
    hour < 24 &&
    minute < 60;
  const offset = offsetMs(parts['offset']);
  return isReal && second < 60 && offset !== null ? local.getTime() - offset : null;
}

/** Offsets range from UTC−12 to UTC+14. */
function offsetMs(offset = '+0'): number | null {
  const [, sign = '', hours = '0', minutes = '0'] = /^([+-])(\d{1,2}):?(\d{2})?$/.exec(offset) ?? [];
  if (Number(hours) > 14 || Number(minutes) > 59) return null;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

function inReach(ms: number): number | null {
  return Math.abs(ms) <= FARTHEST_MS ? ms : null;
}
