import { readDay } from './calendar-day.ts';
import { readClock } from './clock.ts';
import { readLength } from './length.ts';
import type { Reading } from './reading.ts';
import { readGroup, readWeekdays } from './recurring-days.ts';
import type { Recurrence } from './recurrence.ts';
import { readSmallNumber } from './small-numbers.ts';
import { afterAnyPhrase, partsOfText, phrases, type TextPart } from './text-parts.ts';
import { DAY, MONTH, unitAlone, unitMeant, unitNamed } from './time-units.ts';
import { type TimeContext, wallOf } from './wall-time.ts';

/** `absent`: the text does not begin with a repetition. `noUnit`: "every 5", of what is not said. */
export type RecurrenceProblem = 'absent' | 'noUnit';

const EXAMPLE = 'every monday 9:00';

/** A repetition at a place of a text. */
export type RecurrenceAt =
  | { recurrence: Recurrence; isMisspelt: boolean; next: number }
  | { problem: 'noUnit'; next: number };

/**
 * Reads a repetition at the beginning of a text: `every day at 9`, `every monday 9:00`, `every 2 hours`,
 * «по будням в 9», «каждый месяц 1 числа», `at 9 every day`. One with a misspelt unit is ambiguous.
 */
export function readRecurrence(text: string, context: TimeContext): Reading<Recurrence, RecurrenceProblem> {
  const words = partsOfText(text);
  const found = readRecurrenceAt(words.list, 0, context);
  if (found === null) return { kind: 'unread', why: 'absent', length: 0, example: EXAMPLE };
  const length = words.lengthOf(found.next);
  if ('problem' in found) return { kind: 'unread', why: found.problem, length, example: EXAMPLE };
  const { recurrence, isMisspelt } = found;
  return isMisspelt
    ? { kind: 'ambiguous', meanings: [recurrence], length }
    : { kind: 'read', value: recurrence, length };
}

/** Reads a repetition at a place of a text; null where there is none. */
export function readRecurrenceAt(words: readonly TextPart[], at: number, context: TimeContext): RecurrenceAt | null {
  const first = readClockFirst(words, at, context);
  if (first !== null) return first;
  const body = readBody(words, at, context);
  if (body === null || 'problem' in body) return body;
  const clock = body.takesClock ? readClockAfter(words, body.next) : null;
  const { daySeconds = 0 } = context;
  return {
    recurrence: body.of(clock?.seconds ?? body.seconds ?? daySeconds),
    isMisspelt: body.isMisspelt ?? false,
    next: clock?.next ?? body.next,
  };
}

/** A repetition whose time of day is not known yet. */
interface Body {
  of: (seconds: number) => Recurrence;
  /** The time of day that it says itself. */
  seconds?: number;
  takesClock: boolean;
  isMisspelt?: boolean;
  next: number;
}

type BodyAt = Body | { problem: 'noUnit'; next: number } | null;

const AT = phrases('at', '@', 'в', 'во', ',', ', at', ', в', 'к');

/** `at 9 every day`. */
function readClockFirst(words: readonly TextPart[], at: number, context: TimeContext): RecurrenceAt | null {
  const said = afterAnyPhrase(words, at, AT);
  const clock = readClock(words, said ?? at, { isExpected: said !== null });
  const body = clock === null ? null : readBody(words, clock.next, context);
  if (clock === null || body === null || 'problem' in body || !body.takesClock) return null;
  return { recurrence: body.of(clock.seconds), isMisspelt: body.isMisspelt ?? false, next: body.next };
}

/** A bare hour needs a word before it, or nothing after it: "every day 5 push-ups". */
function readClockAfter(words: readonly TextPart[], at: number) {
  const said = afterAnyPhrase(words, at, AT);
  const place = said ?? at;
  const isHour = words[place]?.kind === 'number' && words[place + 1] === undefined;
  return readClock(words, place, { isExpected: said !== null || isHour });
}

const EVERY = phrases(
  'every',
  'each',
  'каждый',
  'каждую',
  'каждое',
  'каждые',
  'every single',
  'с интервалом',
  'с интервалом в',
);
const ONCE = phrases(
  ...'once a|once an|once per|once every|один раз в|раз в|one time a|once in|one time per'.split('|'),
);
/** Words that are a repetition by themselves, with the unit that they name. */
const ADVERBS = new Map(
  Object.entries({
    daily: 'day',
    ежедневно: 'day',
    weekly: 'week',
    еженедельно: 'week',
    monthly: 'month',
    ежемесячно: 'month',
    hourly: 'hour',
    ежечасно: 'hour',
    yearly: 'year',
    annually: 'year',
    ежегодно: 'year',
  }),
);
const OTHER = new Set('other second alternate второй вторую второе'.split(' '));

function readBody(words: readonly TextPart[], at: number, context: TimeContext): BodyAt {
  const adverb = ADVERBS.get(words[at]?.text ?? '');
  if (adverb !== undefined) return ofUnit(words, at + 1, { ms: unitNamed(adverb) ?? DAY, count: 1 }, context);
  const group = readGroup(words, at, { isEvery: false });
  if (group !== null) return { ...group, takesClock: true };
  const every = afterAnyPhrase(words, at, EVERY);
  if (every !== null) return readGroupAfter(words, every) ?? readDate(words, every) ?? readUnit(words, every, context);
  const once = afterAnyPhrase(words, at, ONCE);
  return once === null ? null : readUnit(words, once, context);
}

function readGroupAfter(words: readonly TextPart[], at: number): Body | null {
  const group = readGroup(words, at, { isEvery: true });
  return group && { ...group, takesClock: true };
}

const OF_MONTH = phrases('of the month', 'of each month', 'of every month', 'of month', 'каждого месяца', 'месяца');
const NOMINATIVE = phrases('число', '- е число', '- ое число', 'е число');

/** `every 1st`, «каждое 1 число», `every 31 december`. */
function readDate(words: readonly TextPart[], at: number): Body | null {
  const nominative = words[at]?.kind === 'number' ? afterAnyPhrase(words, at + 1, NOMINATIVE) : null;
  const date = Number(words[at]?.text);
  if (nominative !== null && date >= 1 && date <= 31) return ofMonths(1, date, nominative);
  const found = readDay(words, at);
  if (found?.kind === 'dayOfMonth')
    return ofMonths(1, found.day, afterAnyPhrase(words, found.next, OF_MONTH) ?? found.next);
  const [first, ...others] = found?.kind === 'date' ? found.dates : [];
  if (found === null || first === undefined || others.length > 0 || first.year !== null) return null;
  const { month, day } = first;
  return { of: (seconds) => ({ kind: 'years', month, day, seconds }), takesClock: true, next: found.next };
}

function ofMonths(every: number, day: number, next: number): Body {
  return { of: (seconds) => ({ kind: 'months', every, day, seconds }), takesClock: true, next };
}

/** `day`, `2 hours`, `other week`, «полтора часа». */
function readUnit(words: readonly TextPart[], at: number, context: TimeContext): BodyAt {
  const isOther = OTHER.has(words[at]?.text ?? '') && unitNamed(words[at + 1]?.text ?? '') !== undefined;
  if (isOther) return ofUnit(words, at + 2, { ms: unitNamed(words[at + 1]?.text ?? '') ?? DAY, count: 2 }, context);
  const number = readSmallNumber(words, at);
  const place = number?.next ?? at;
  const word = words[place]?.text ?? '';
  const named = number === null ? (unitAlone(word) ?? unitNamed(word)) : unitNamed(word);
  const meant = named ?? (number?.isDigits === true ? unitMeant(word) : undefined);
  if (meant === undefined) return number?.isDigits === true ? { problem: 'noUnit', next: number.next } : null;
  const isMisspelt = named === undefined;
  const count = number?.value ?? 1;
  if (meant >= DAY && Number.isInteger(count) && count > 0 && count <= 1000) {
    const body = ofUnit(words, place + 1, { ms: meant, count }, context);
    return body && { ...body, isMisspelt };
  }
  const length = readLength(words, at, { isFirst: true });
  if (length === null) return null;
  return { ...ofLength(length.ms, length.next), isMisspelt: length.isMisspelt };
}

function ofLength(ms: number, next: number): Body {
  return { of: () => ({ kind: 'interval', everyMs: Math.max(1, ms) }), takesClock: false, next };
}

const ON = phrases('on the', 'on', 'по', 'в', 'во', ', on the', ', on');

/** So many of a unit, with the day that may follow: `month on the 1st`, `2 weeks on monday`. */
function ofUnit(
  words: readonly TextPart[],
  at: number,
  { ms, count }: { ms: number; count: number },
  context: TimeContext,
): Body | null {
  const on = afterAnyPhrase(words, at, ON) ?? at;
  const today = new Date(wallOf(context, null).nowMs);
  if (ms < DAY) return ofLength(ms * count, at);
  if (ms === MONTH) {
    const day = readDay(words, on);
    if (day?.kind === 'dayOfMonth') return ofMonths(count, day.day, day.next);
    return ofMonths(count, today.getUTCDate(), at);
  }
  if (ms === 365 * DAY) {
    const date = count === 1 ? readDate(words, on) : null;
    if (date !== null) return date;
    const [month, day] = [today.getUTCMonth() + 1, today.getUTCDate()];
    return count === 1
      ? { of: (seconds) => ({ kind: 'years', month, day, seconds }), takesClock: true, next: at }
      : ofMonths(12 * count, day, at);
  }
  const list = ms === 7 * DAY ? readWeekdays(words, on) : null;
  if (list !== null) {
    const { weekdays } = list;
    return {
      of: (seconds) => ({ kind: 'weekdays', every: count, weekdays, seconds }),
      takesClock: true,
      next: list.next,
    };
  }
  const days = Math.min(1000, Math.round(ms / DAY) * count);
  return { of: (seconds) => ({ kind: 'days', every: days, seconds }), takesClock: true, next: at };
}
