import * as z from 'zod/mini';
import { momentOfWall, wallClockAt } from '../time-zone/wall-clock.ts';

const SECONDS_MAX = 86_400;

const every = z.int().check(z.gte(1), z.lte(1000));
const seconds = z.int().check(z.gte(0), z.lte(SECONDS_MAX));
const day = z.int().check(z.gte(1), z.lte(31));

/** How something repeats. A time of day is in seconds from midnight. */
export const recurrenceSchema = z.discriminatedUnion('kind', [
  /** By the length of time between two, in milliseconds. */
  z.strictObject({ kind: z.literal('interval'), everyMs: z.int().check(z.gte(1)) }),
  z.strictObject({ kind: z.literal('days'), every, seconds }),
  /** In every so many weeks; from Monday, 0, in order. */
  z.strictObject({
    kind: z.literal('weekdays'),
    every,
    weekdays: z.array(z.int().check(z.gte(0), z.lte(6))).check(z.minLength(1)),
    seconds,
  }),
  /** In months without such a day, on their last one. */
  z.strictObject({ kind: z.literal('months'), every, day, seconds }),
  /** From January, 1. */
  z.strictObject({ kind: z.literal('years'), month: z.int().check(z.gte(1), z.lte(12)), day, seconds }),
]);
export type Recurrence = z.infer<typeof recurrenceSchema>;

interface Clock {
  nowMs: number;
  /** An IANA name. */
  zone: string;
}

const DAY_MS = 86_400_000;

/** The first occurrence after now: of every so many days that many days ahead, otherwise the next that fits. */
export function firstOccurrence(recurrence: Recurrence, { nowMs, zone }: Clock): number {
  if (recurrence.kind === 'interval') return nowMs + recurrence.everyMs;
  const today = dayAt(zone, nowMs);
  const isApart = recurrence.kind === 'days' && recurrence.every > 1;
  const from = isApart ? today + recurrence.every : today;
  const fits = isApart || !('every' in recurrence) ? recurrence : { ...recurrence, every: 1 };
  return search(fits, { anchor: today, from, afterMs: nowMs, zone });
}

/** The occurrence that follows a previous one; those that were missed until now are skipped. */
export function nextOccurrence(recurrence: Recurrence, previousMs: number, { nowMs, zone }: Clock): number {
  const afterMs = Math.max(previousMs, nowMs);
  if (recurrence.kind === 'interval') {
    const { everyMs } = recurrence;
    return previousMs + (Math.floor((afterMs - previousMs) / everyMs) + 1) * everyMs;
  }
  const anchor = dayAt(zone, previousMs);
  return search(recurrence, { anchor, from: Math.max(anchor, dayAt(zone, afterMs)), afterMs, zone });
}

type Calendar = Exclude<Recurrence, { kind: 'interval' }>;

interface Search {
  /** The day from which days, weeks and months are counted; days are counted from 1970. */
  anchor: number;
  from: number;
  afterMs: number;
  zone: string;
}

/** By the clocks of the zone; a time that clocks skip is shifted forward, and one that comes twice is the first. */
function search(recurrence: Calendar, { anchor, from, afterMs, zone }: Search): number {
  for (let candidate = from; ; candidate += 1) {
    if (!isOn(recurrence, candidate, anchor)) continue;
    const at = momentOfWall(zone, candidate * DAY_MS + recurrence.seconds * 1000);
    if (at > afterMs) return at;
  }
}

function isOn(recurrence: Calendar, candidate: number, anchor: number): boolean {
  switch (recurrence.kind) {
    case 'days':
      return (candidate - anchor) % recurrence.every === 0;
    case 'weekdays': {
      // 1 January 1970 was a Thursday.
      const isDay = recurrence.weekdays.includes((((candidate + 3) % 7) + 7) % 7);
      const weeks = Math.floor((candidate + 3) / 7) - Math.floor((anchor + 3) / 7);
      return isDay && weeks % recurrence.every === 0;
    }
    case 'months': {
      const [one, other] = [dateOf(candidate), dateOf(anchor)];
      const months = (one.year - other.year) * 12 + one.month - other.month;
      return months % recurrence.every === 0 && one.date === Math.min(recurrence.day, one.last);
    }
    case 'years': {
      const { month, date, last } = dateOf(candidate);
      return month === recurrence.month && date === Math.min(recurrence.day, last);
    }
    default:
      return recurrence satisfies never;
  }
}

function dayAt(zone: string, atMs: number): number {
  return Math.floor(wallClockAt(zone, atMs) / DAY_MS);
}

function dateOf(days: number) {
  const at = new Date(days * DAY_MS);
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth() + 1];
  return { year, month, date: at.getUTCDate(), last: new Date(Date.UTC(year, month, 0)).getUTCDate() };
}
