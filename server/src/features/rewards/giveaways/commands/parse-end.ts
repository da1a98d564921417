import { GIVEAWAY_MAX_MS, GIVEAWAY_MIN_MS } from '@perigee/core/rewards/giveaways/limits';
import { readDuration } from '@perigee/core/base/time/duration';
import { readMoment } from '@perigee/core/base/time/moment';
import { momentOfWall, wallClockAt } from '@perigee/core/base/time-zone/wall-clock';

/** When a giveaway ends, as the API takes it; or why the text is refused. */
export type ParsedEnd = { duration: number; endsAt: null } | { duration: null; endsAt: string } | 'unclear' | 'range';

const HAS_ZONE = /(?:z|utc|gmt|[+-]\d{1,2}(?::?\d{2})?)$/i;
/** A number alone is a Unix timestamp, which needs no time zone. */
const IS_UNIX = /^-?\d{9,13}$/;

/** Reads `2h`, `3 days`, `31.12 18:00`; a moment without an offset is local time in that zone. */
export function parseEnd(text: string, zone: string, nowMs: number): ParsedEnd {
  const input = text.trim();
  const duration = readDuration(input);
  if (duration !== null && duration.rest === '') {
    const isInRange = duration.ms >= GIVEAWAY_MIN_MS && duration.ms <= GIVEAWAY_MAX_MS;
    return isInRange ? { duration: duration.ms, endsAt: null } : 'range';
  }
  const isAbsolute = IS_UNIX.test(input) || (HAS_ZONE.test(input) && /\d:\d/.test(input));
  const read = readMoment(input, isAbsolute ? nowMs : wallClockAt(zone, nowMs));
  if (read === null) return 'unclear';
  return { duration: null, endsAt: new Date(isAbsolute ? read : momentOfWall(zone, read)).toISOString() };
}
