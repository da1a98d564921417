import { readDay } from './calendar-day.ts';
import { readLength } from './length.ts';
import { readImpossible } from './impossible.ts';
import { readMoment } from './moment.ts';
import {
  AGO,
  AHEAD,
  AT,
  AT_CLOCK,
  DURING,
  ENDLESS,
  FILLERS,
  FOR,
  LATER,
  TEMPORARY,
  THROUGH,
  UNTIL,
} from './time-phrases.ts';
import type { Reading } from './reading.ts';
import { readSmallNumber } from './small-numbers.ts';
import { DAY, HOUR, unitInGenitive } from './time-units.ts';
import { type TimeContext, wallOf } from './wall-time.ts';
import { afterAnyPhrase, isWord, phrases, type TextPart, type TextParts, partsOfText } from './text-parts.ts';
import { readClock } from './clock.ts';

/** When something ends or happens, as it was ordered. Both numbers are in milliseconds. */
export type Time = { kind: 'length'; ms: number } | { kind: 'moment'; at: number } | { kind: 'endless' };

/**
 * `absent`: the text does not begin with a time. `noUnit`: a number that may be meant as one. `past`: a moment that has
 * passed, or a length below zero. `ago`: the text speaks of the past. `noSuchDay`, `noSuchTime`: `31 feb`, `25:00`.
 */
export type TimeProblem = 'absent' | 'noUnit' | 'past' | 'ago' | 'noSuchDay' | 'noSuchTime';

export type TimeReading = Reading<Time, TimeProblem>;

const EXAMPLE = '1h 30m';

/** After these a number says how often, not how long. */
const COUNTED = new Set(['times', 'раз', 'раза']);

/** Longest number without a unit that is asked about. */
const BARE_MAX = 999;

/**
 * Reads the time at the beginning of a text, with or without a preposition: `1h 30m`, `for 10m`, «на полтора часа»,
 * `until friday 18:00`, `31.12 18:00`, «через 5 минут», `forever`. A misspelt unit and a number without one are
 * ambiguous, never left out.
 */
export function readTime(text: string, context: TimeContext): TimeReading {
  const words = partsOfText(text);
  return toReading(text, words, readTimeAt(words.list, 0, context, { isFirst: true }));
}

/** A time at a place of a text, not yet turned into a reading. */
export type TimeAt = Times | TimeFault;

/** Why no time is meant, and where the words that are wrong begin, if these are not all. */
interface TimeFault {
  problem: TimeProblem;
  from?: number;
  next: number;
}

/** The meanings of a text; it is doubtful if there are several, or if a word in it is misspelt. */
export interface Times {
  times: readonly Time[];
  next: number;
  isMisspelt: boolean;
  /** A number without a unit. */
  isBare?: boolean;
  hasPreposition: boolean;
}

function toReading(text: string, words: TextParts, found: TimeAt | null): TimeReading {
  if (found === null) return { kind: 'unread', why: 'absent', length: 0, example: EXAMPLE };
  const length = words.lengthOf(found.next);
  if ('problem' in found) {
    const said = text.slice(words.lengthOf(found.from ?? 0), length).trim();
    return { kind: 'unread', why: found.problem, length, said, example: EXAMPLE };
  }
  const [value] = found.times;
  if (value === undefined || found.times.length > 1 || found.isMisspelt) {
    return { kind: 'ambiguous', meanings: found.times, length };
  }
  return { kind: 'read', value, length };
}

interface Place {
  /** It begins the text, or what may be left out before it: a unit alone and a bare number are read there. */
  isFirst: boolean;
}

/** Reads a time at a place of a text; null where there is none. */
export function readTimeAt(words: readonly TextPart[], at: number, context: TimeContext, place: Place): TimeAt | null {
  const temporary = afterAnyPhrase(words, at, TEMPORARY);
  if (temporary !== null) return lengthsOf([HOUR, DAY, 7 * DAY], { next: temporary, isMisspelt: true });
  const endless = afterAnyPhrase(words, at, ENDLESS);
  if (endless !== null)
    return { times: [{ kind: 'endless' }], next: endless, isMisspelt: false, hasPreposition: false };
  const filled = afterAnyPhrase(words, at, FILLERS) ?? at;
  const exact = PREPOSITIONS.map((each) => afterAnyPhrase(words, filled, each)).find((next) => next !== null);
  const impossible = readImpossible(words, exact ?? filled);
  if (impossible !== null) return impossible;
  const found = readWithPreposition(words, filled, context) ?? readPlain(words, at, context, place);
  if (found === null || 'problem' in found) return found;
  const ahead = found.times.filter(
    (time) => time.kind !== 'moment' || context.mayBePast === true || time.at > context.nowMs,
  );
  return ahead.length === 0 ? { problem: 'past', next: found.next } : { ...found, times: ahead };
}

/** Those of a day or time of day. */
const PREPOSITIONS = [UNTIL, THROUGH, FOR, AT];

function readWithPreposition(words: readonly TextPart[], at: number, context: TimeContext): TimeAt | null {
  const until = afterAnyPhrase(words, at, UNTIL);
  if (until !== null) return prepended(readUntil(words, until, context));
  const through = afterAnyPhrase(words, at, THROUGH);
  if (through !== null) return prepended(momentAt(words, through, context, { isInclusive: true }));
  const ahead = afterAnyPhrase(words, at, AHEAD);
  if (ahead !== null) {
    const found = readLengthAt(words, ahead, context, { isFirst: true }) ?? readBare(words, ahead);
    return prepended(readWeekday(words, found, context) ?? found);
  }
  const during = afterAnyPhrase(words, at, DURING);
  if (during !== null) return prepended(readDuring(words, during, context));
  const lasting = afterAnyPhrase(words, at, FOR);
  const found = lasting === null ? null : readPlain(words, lasting, context, { isFirst: true });
  if (found !== null) return prepended(found);
  const exact = afterAnyPhrase(words, at, AT);
  return exact === null ? null : prepended(readDotted(words, exact, context) ?? momentAt(words, exact, context));
}

function prepended(found: TimeAt | null): TimeAt | null {
  return found === null || 'problem' in found ? found : { ...found, hasPreposition: true };
}

/** «В течение часа». */
function readDuring(words: readonly TextPart[], at: number, context: TimeContext): TimeAt | null {
  const ms = unitInGenitive(words[at]?.text ?? '');
  if (ms === undefined) return readLengthAt(words, at, context, { isFirst: true });
  return lengthsOf([ms], { next: at + 1, isMisspelt: false });
}

/** «До 5 часов» is five o'clock to some, and five hours to others. */
function readUntil(words: readonly TextPart[], at: number, context: TimeContext): TimeAt | null {
  const dotted = readDotted(words, at, context);
  const moment = momentAt(words, at, context);
  const length = readLengthAt(words, at, context, { isFirst: false });
  if (dotted !== null) return merged(moment, dotted);
  const day = length === null ? readBareDay(words, at, context) : null;
  if (day !== null) return moment === null || moment.next === day.next ? merged(moment, day) : moment;
  const isSame = moment !== null && length !== null && moment.next === length.next;
  return isSame ? merged(moment, length) : (moment ?? length);
}

/** «До 25» may be the 25th. */
function readBareDay(words: readonly TextPart[], at: number, context: TimeContext): Times | null {
  const [word, after] = [words[at], words[at + 1]];
  const isAlone = after === undefined || !after.isGlued || (after.kind === 'mark' && isEndOfSentence(words, at + 1));
  if (word?.kind !== 'number' || word.text.length > 2 || !isAlone) return null;
  const ordinal = [word, { ...word, kind: 'word' as const, text: 'th', isGlued: true }];
  const found = readMoment(ordinal, 0, context, { isExpected: true, isInclusive: false });
  return found && { ...momentsOf(found.ats, at + 1), isMisspelt: true };
}

function merged(one: TimeAt | null, other: TimeAt): TimeAt {
  if (one === null || 'problem' in one || 'problem' in other) return other;
  return { ...one, times: [...one.times, ...other.times] };
}

/** `18.30` after "at" or "until" is a time of day, unless it is a date. */
function readDotted(words: readonly TextPart[], at: number, context: TimeContext): TimeAt | null {
  const [hour, dot, minute, after] = words.slice(at, at + 4);
  const isDotted =
    (dot?.text === '.' || dot?.text === '-') && dot.isGlued && minute?.kind === 'number' && minute.text.length === 2;
  if (!isDotted || hour?.kind !== 'number' || (after?.isGlued === true && after.kind !== 'mark')) return null;
  if (after?.text === '.' && words[at + 4]?.isGlued === true) return null;
  const asClock = [hour, { ...dot, text: ':' }, minute];
  const clock = readClock(asClock, 0, { isExpected: true });
  if (clock === null || readDay(words, at + 3) !== null) return null;
  const found = readMoment(asClock, 0, context, { isExpected: true, isInclusive: false });
  return found && momentsOf(found.ats, at + 3);
}

function momentAt(
  words: readonly TextPart[],
  at: number,
  context: TimeContext,
  { isInclusive = false } = {},
): TimeAt | null {
  const moment = readMoment(words, at, context, { isExpected: true, isInclusive });
  return moment && momentsOf(moment.ats, moment.next);
}

function momentsOf(ats: readonly number[], next: number): Times {
  return { times: ats.map((at) => ({ kind: 'moment', at })), next, isMisspelt: false, hasPreposition: false };
}

function readPlain(words: readonly TextPart[], at: number, context: TimeContext, place: Place): TimeAt | null {
  const sign = words[at]?.text;
  const isSigned = (sign === '+' || sign === '-') && words[at + 1]?.kind === 'number';
  if (isSigned) {
    const length = readLengthAt(words, at + 1, context, place);
    if (sign === '+' || length === null) return length;
    return { problem: 'past', next: length.next };
  }
  const filled = afterAnyPhrase(words, at, FILLERS);
  const length = readLengthAt(words, filled ?? at, context, filled === null ? place : { isFirst: false });
  if (length !== null && !('isMisspelt' in length && length.isMisspelt)) return length;
  const moment = readMoment(words, at, context, { isExpected: false, isInclusive: false });
  if (moment !== null) return momentsOf(moment.ats, moment.next);
  if (length !== null || !place.isFirst) return length;
  const dotted = readDotted(words, at, context);
  // "17.30" looks like a time of day, but nothing says so.
  return dotted !== null && 'times' in dotted ? { ...dotted, isMisspelt: true } : readBare(words, at);
}

/** A length, with what may follow it: "from now", "ago", "at 18:00". */
function readLengthAt(words: readonly TextPart[], at: number, context: TimeContext, place: Place): TimeAt | null {
  const length = readLength(words, at, { ...place, isFollowed: context.isFollowed === true });
  if (length === null) return null;
  const { ms, others, isMisspelt, next } = length;
  const ago = afterAnyPhrase(words, next, AGO);
  if (ago !== null) return readAgo(ms, ago, context);
  const exact = ms % DAY === 0 ? readDayAhead(words, next, ms, context) : null;
  if (exact !== null) return exact;
  return lengthsOf([...others, ms], { next: afterAnyPhrase(words, next, LATER) ?? next, isMisspelt });
}

function lengthsOf(all: readonly number[], { next, isMisspelt }: Pick<Times, 'next' | 'isMisspelt'>): Times {
  return { times: all.map((ms) => ({ kind: 'length', ms })), next, isMisspelt, hasPreposition: false };
}

function readAgo(ms: number, next: number, { nowMs, mayBePast = false }: TimeContext): TimeAt {
  return mayBePast ? momentsOf([nowMs - ms], next) : { problem: 'ago', next };
}

/** "In 2 days at 18:00". */
function readDayAhead(words: readonly TextPart[], at: number, ms: number, context: TimeContext): TimeAt | null {
  const exact = afterAnyPhrase(words, at, AT_CLOCK);
  const clock = exact === null ? null : readClock(words, exact, { isExpected: true });
  if (clock === null) return null;
  const wall = wallOf(context, null);
  const midnight = Math.floor(wall.nowMs / DAY) * DAY;
  return momentsOf([wall.momentOf(midnight + ms + clock.seconds * 1000)], clock.next);
}

const ON = phrases('on', 'в', 'во');

/** «Через 2 недели в понедельник»: of that week, or the first one from that day on. */
function readWeekday(words: readonly TextPart[], found: TimeAt | null, context: TimeContext): Times | null {
  const [length] = found !== null && 'times' in found ? found.times : [];
  const on = found === null ? null : afterAnyPhrase(words, found.next, ON);
  const day = on === null ? null : readDay(words, on);
  if (length?.kind !== 'length' || length.ms % (7 * DAY) !== 0 || day?.kind !== 'weekday' || day.isNext) return null;
  const exact = afterAnyPhrase(words, day.next, AT_CLOCK);
  const clock = readClock(words, exact ?? day.next, { isExpected: exact !== null });
  const wall = wallOf(context, null);
  const target = Math.floor(wall.nowMs / DAY) + length.ms / DAY;
  // 1 January 1970 was a Thursday.
  const ofWeek = target - ((target + 3) % 7) + day.weekday;
  const seconds = clock?.seconds ?? context.daySeconds ?? 0;
  const days = ofWeek < target ? [ofWeek, ofWeek + 7] : [ofWeek];
  const ats = days.map((each) => wall.momentOf(each * DAY + seconds * 1000));
  return momentsOf(ats, clock?.next ?? day.next);
}

/** A number without a unit: minutes, hours or days. */
function readBare(words: readonly TextPart[], at: number): TimeAt | null {
  const number = readSmallNumber(words, at);
  if (number === null || !number.isDigits) return null;
  const [last, after] = [words[number.next - 1], words[number.next]];
  const isPartOfMore =
    (after?.isGlued === true && (after.kind === 'word' || /[-–+:/%.,]/.test(after.text))) ||
    COUNTED.has(after?.text ?? '');
  if (
    last?.kind !== 'number' ||
    (isPartOfMore && !isWord(words, number.next, ',') && !isEndOfSentence(words, number.next))
  )
    return null;
  if (number.value <= 0 || number.value > BARE_MAX) return { problem: 'noUnit', next: number.next };
  const lengths = [HOUR / 60, HOUR, DAY].map((unit) => Math.round(number.value * unit));
  return { ...lengthsOf(lengths, { next: number.next, isMisspelt: false }), isBare: true };
}

function isEndOfSentence(words: readonly TextPart[], at: number): boolean {
  return words[at]?.text === '.' && words[at + 1]?.isGlued !== true;
}
