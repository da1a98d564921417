import { momentOfWall, wallClockAt } from '../time-zone/wall-clock.ts';
import type { DayText, DayParts } from './calendar-day.ts';

/** Where and when an order is given. */
export interface TimeContext {
  nowMs: number;
  /** An IANA name; moments are read by its clocks. */
  zone: string;
  /** What a day without a time means, in seconds from midnight; midnight by default. */
  daySeconds?: number;
  /** Whether a moment may have passed: then `18:00` is today's. A date without a year is the next one all the same. */
  mayBePast?: boolean;
  /** A time has to be there, so `12/05` is a date rather than a mark out of five. */
  isWanted?: boolean;
  /** Other words have to follow, so the `30` of `1h 30` is one of them. */
  isFollowed?: boolean;
}

const DAY_MS = 86_400_000;

/** The range of the platform's time marks and of JavaScript dates, in milliseconds either side of 1970. */
export const FARTHEST_MS = 8.64e15;

/** The clock on the wall: its time as if it were UTC, and the way back. */
export interface Wall {
  nowMs: number;
  momentOf: (wallMs: number) => number;
}

/** The wall clock of the server, or of the offset that was written with a time. */
export function wallOf({ nowMs, zone }: TimeContext, offsetMs: number | null): Wall {
  if (offsetMs !== null) return { nowMs: nowMs + offsetMs, momentOf: (wallMs) => wallMs - offsetMs };
  return { nowMs: wallClockAt(zone, nowMs), momentOf: (wallMs) => momentOfWall(zone, wallMs) };
}

interface DayAndTime {
  /** Null for a time alone. */
  day: DayText | null;
  /** In seconds from midnight; null for a day alone. */
  seconds: number | null;
  /** The day is the last that counts: «по 31.12». */
  isInclusive: boolean;
}

/** The moments that a day and time may mean, by the clock on the wall. */
export function wallTimesOf(wanted: DayAndTime, wall: Wall, { mayBePast = false, daySeconds = 0 }: TimeContext) {
  const { day, isInclusive } = wanted;
  const midnight = Math.floor(wall.nowMs / DAY_MS) * DAY_MS;
  const isAlone = wanted.seconds === null;
  const inclusive = isAlone && isInclusive ? DAY_MS : 0;
  const seconds = (wanted.seconds ?? (isInclusive ? 0 : daySeconds)) * 1000 + inclusive;
  const isOver = (wallMs: number) => wallMs <= wall.nowMs;
  if (day === null)
    return [isOver(midnight + seconds) && !mayBePast ? midnight + seconds + DAY_MS : midnight + seconds];
  switch (day.kind) {
    case 'offset':
      return [midnight + day.days * DAY_MS + (isAlone && day.seconds !== undefined ? day.seconds * 1000 : seconds)];
    case 'dayOfMonth':
      return [dayOfMonth(day.day, midnight, (start) => isOver(start + seconds)) + seconds];
    case 'weekday':
      return weekdaysOf(day, midnight).map((start) => skipOver(start + seconds, mayBePast ? () => false : isOver));
    case 'endOf':
    case 'startOfNext':
      return [startOfNext(day.unit, midnight) + (day.kind === 'endOf' && isAlone ? 0 : seconds)];
    case 'date':
      return day.dates.map((date) => dateOf(date, midnight, (start) => isOver(start + seconds)) + seconds);
    default:
      return day satisfies never;
  }
}

/** A weekday whose time has passed today is that of the next week. */
function skipOver(wallMs: number, isOver: (wallMs: number) => boolean): number {
  return isOver(wallMs) ? wallMs + 7 * DAY_MS : wallMs;
}

function weekdaysOf({ weekday, isNext }: Extract<DayText, { kind: 'weekday' }>, midnight: number): number[] {
  // 1 January 1970 was a Thursday.
  const today = (Math.floor(midnight / DAY_MS) + 3) % 7;
  const ahead = (weekday - today + 7) % 7;
  const coming = midnight + ahead * DAY_MS;
  if (!isNext) return [coming];
  if (ahead === 0) return [coming + 7 * DAY_MS];
  // "Next Friday" said on a Wednesday is the day after tomorrow to some, and nine days away to others.
  return weekday > today ? [coming + 7 * DAY_MS, coming] : [coming];
}

function startOfNext(unit: 'day' | 'week' | 'month' | 'year', midnight: number): number {
  const today = new Date(midnight);
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth()];
  if (unit === 'day') return midnight + DAY_MS;
  if (unit === 'week') return midnight + (7 - ((Math.floor(midnight / DAY_MS) + 3) % 7)) * DAY_MS;
  return unit === 'month' ? Date.UTC(year, month + 1, 1) : Date.UTC(year + 1, 0, 1);
}

/** The next month that has such a day. */
function dayOfMonth(day: number, midnight: number, isOver: (start: number) => boolean): number {
  const today = new Date(midnight);
  for (let month = today.getUTCMonth(); ; month += 1) {
    const start = Date.UTC(today.getUTCFullYear(), month, day);
    if (new Date(start).getUTCDate() === day && !isOver(start)) return start;
  }
}

/** A date without a year is the next one; the 29th of February waits for a leap year. */
function dateOf({ year, month, day }: DayParts, midnight: number, isOver: (start: number) => boolean): number {
  if (year !== null) return Date.UTC(year, month - 1, day);
  const thisYear = new Date(midnight).getUTCFullYear();
  for (let tried = thisYear; tried < thisYear + 9; tried += 1) {
    const start = Date.UTC(tried, month - 1, day);
    if (new Date(start).getUTCDate() === day && !isOver(start)) return start;
  }
  return Date.UTC(thisYear, month - 1, day);
}
