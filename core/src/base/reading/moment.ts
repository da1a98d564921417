import { type DayText, readDay } from './calendar-day.ts';
import { type Clock, readClock } from './clock.ts';
import { BEFORE_DAY, BETWEEN } from './time-phrases.ts';
import { afterAnyPhrase, phrases, afterPhrase, isWord, type TextPart } from './text-parts.ts';
import { FARTHEST_MS, type TimeContext, wallOf, wallTimesOf } from './wall-time.ts';

/** A moment at a place of a text; several where it may mean several. */
export interface Moment {
  /** In milliseconds since 1970. */
  ats: readonly number[];
  next: number;
}

interface MomentOptions {
  /** A word such as "at" or "until" is before it. */
  isExpected: boolean;
  isInclusive: boolean;
}

const NOW = phrases('now', 'right now', 'сейчас', 'щас');

/**
 * Reads a moment: `18:00`, `31.12 18:00`, `2026-12-31T18:00+03:00`, `friday 6pm`, «завтра в 9», `<t:1767225600>`, Unix
 * seconds, `now`.
 */
export function readMoment(words: readonly TextPart[], at: number, context: TimeContext, options: MomentOptions) {
  return readPlain(words, at, context) ?? readDayAndTime(words, at, context, options);
}

/** Moments that need no clock on a wall. */
function readPlain(words: readonly TextPart[], at: number, { nowMs }: TimeContext): Moment | null {
  const now = afterAnyPhrase(words, at, NOW);
  if (now !== null) return { ats: [nowMs], next: now };
  const mark = afterPhrase(words, at, ['<', 't', ':']);
  const start = mark === null ? at : isWord(words, mark, '-') ? mark + 1 : mark;
  const number = words[start];
  if (number?.kind !== 'number') return null;
  const sign = start > (mark ?? at) ? -1 : 1;
  if (mark !== null) {
    const end = isWord(words, start + 1, '>') ? start + 2 : isWord(words, start + 3, '>') ? start + 4 : null;
    return end === null ? null : reachable([sign * Number(number.text) * 1000], end);
  }
  const isUnix = number.text.length >= 9 && number.text.length <= 13 && words[at + 1]?.isGlued !== true;
  return isUnix ? reachable([Number(number.text) * (number.text.length === 13 ? 1 : 1000)], at + 1) : null;
}

function reachable(ats: readonly number[], next: number): Moment | null {
  return ats.every((each) => Math.abs(each) <= FARTHEST_MS) ? { ats, next } : null;
}

function readDayAndTime(
  words: readonly TextPart[],
  at: number,
  context: TimeContext,
  { isExpected, isInclusive }: MomentOptions,
): Moment | null {
  const found =
    readDayFirst(words, at, isExpected || isWantedDate(words[at], context)) ?? readClockFirst(words, at, isExpected);
  if (found === null) return null;
  const zone = readZone(words, found.next);
  const { day, clock } = found;
  const wall = wallOf(context, zone?.offsetMs ?? null);
  const walls = wallTimesOf({ day, seconds: clock?.seconds ?? null, isInclusive }, wall, context);
  return reachable([...new Set(walls.map(wall.momentOf))], zone?.next ?? found.next);
}

interface Found {
  day: DayText | null;
  clock: Clock | null;
  next: number;
}

/** Where a time has to be, what begins with a number is a date: `12/05 dentist`. */
function isWantedDate(first: TextPart | undefined, { isWanted = false }: TimeContext): boolean {
  return isWanted && first?.kind === 'number';
}

/** "Sun emoji" and "3/10 behaviour" are no days: what is short needs a time of day, or a word before it. */
function readDayFirst(words: readonly TextPart[], at: number, isExpected: boolean): Found | null {
  const day = readDay(words, at);
  if (day === null) return null;
  const between = afterAnyPhrase(words, day.next, BETWEEN);
  const isIsoTime = isWord(words, day.next, 't') && words[day.next]?.isGlued === true;
  const plain = isIsoTime || isWord(words, day.next, ',') ? day.next + 1 : day.next;
  const place = between ?? plain;
  // "31.12 5 keys" ends at midnight: a bare hour needs a word before it, or nothing after it.
  const isHour = between !== null || words[place + 1] === undefined;
  const clock = readClock(words, place, { isExpected: isHour || words[place]?.kind !== 'number' });
  const isLast = words[day.next] === undefined && day.kind !== 'dayOfMonth';
  const isDoubtful = day.isShort === true && !isExpected && !isLast;
  if (isDoubtful && clock === null) return null;
  return { day, clock, next: clock?.next ?? day.next };
}

function readClockFirst(words: readonly TextPart[], at: number, isExpected: boolean): Found | null {
  const clock = readClock(words, at, { isExpected });
  if (clock === null) return null;
  const day = readDay(words, afterAnyPhrase(words, clock.next, BEFORE_DAY) ?? clock.next);
  return { day, clock, next: day?.next ?? clock.next };
}

const HOUR_MS = 3_600_000;

/** `Z`, `UTC`, `UTC+3`, `+03:00`, «мск». Offsets range from UTC−12 to UTC+14. */
function readZone(words: readonly TextPart[], at: number): { offsetMs: number; next: number } | null {
  const name = words[at]?.text ?? '';
  if (name === 'msk' || name === 'мск') return { offsetMs: 3 * HOUR_MS, next: at + 1 };
  const isNamed = name === 'utc' || name === 'gmt';
  if (name === 'z' && words[at]?.isGlued === true) return { offsetMs: 0, next: at + 1 };
  const offset = readOffset(words, isNamed ? at + 1 : at, isNamed);
  return offset ?? (isNamed ? { offsetMs: 0, next: at + 1 } : null);
}

function readOffset(words: readonly TextPart[], at: number, isNamed: boolean) {
  const [sign, hours, colon, minutes] = words.slice(at, at + 4);
  if (!['+', '-', '−'].includes(sign?.text ?? '') || hours?.kind !== 'number' || !hours.isGlued) return null;
  const hasMinutes = colon?.text === ':' && colon.isGlued && minutes?.kind === 'number' && minutes.text.length === 2;
  const isShort = hours.text.length <= 2;
  const isPlain = isShort && (isNamed || sign?.isGlued === true || words[at + 2] === undefined);
  const isFour = hours.text.length === 4;
  if (!hasMinutes && !isPlain && !isFour) return null;
  const whole = isFour ? Number(hours.text.slice(0, 2)) : Number(hours.text);
  const rest = isFour ? Number(hours.text.slice(2)) : hasMinutes ? Number(minutes.text) : 0;
  if (whole > 14 || rest > 59) return null;
  const offsetMs = (sign?.text === '+' ? 1 : -1) * (whole * HOUR_MS + rest * 60_000);
  return { offsetMs, next: at + (hasMinutes ? 4 : 2) };
}
