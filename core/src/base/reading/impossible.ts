import { BEFORE_DAY, BETWEEN } from './time-phrases.ts';
import { DAY_SUFFIXES, MONTHS, OF_MONTH, readDay } from './calendar-day.ts';
import { readClock } from './clock.ts';
import { afterAnyPhrase, isWord, type TextPart } from './text-parts.ts';

/** A day or time of day that is written like one, but does not exist. */
export interface Impossible {
  problem: 'noSuchDay' | 'noSuchTime';
  /** The places in the text between which it is. */
  from: number;
  next: number;
}

/** Months that are other words too: "32 may have", "march 40 miles". */
const OTHER_WORDS = new Set(['may', 'mar', 'march', 'мар']);

/**
 * Finds a day or time of day that does not exist: `31 feb`, `31.04`, `2026-02-30`, `25:00`, `tomorrow 25:00`. What is
 * written otherwise, such as a price, is none.
 */
export function readImpossible(words: readonly TextPart[], at: number): Impossible | null {
  const wrong = impossibleDay(words, at) ?? impossibleClock(words, at);
  if (wrong !== null) return wrong;
  const day = readDay(words, at);
  if (day !== null) {
    const place = afterAnyPhrase(words, day.next, BETWEEN) ?? (isWord(words, day.next, ',') ? day.next + 1 : day.next);
    return impossibleClock(words, place);
  }
  const clock = readClock(words, at, { isExpected: false });
  return clock && impossibleDay(words, afterAnyPhrase(words, clock.next, BEFORE_DAY) ?? clock.next);
}

function impossibleDay(words: readonly TextPart[], at: number): Impossible | null {
  const next = afterWrittenDay(words, at);
  if (next === null) return null;
  const real = readDay(words, at);
  return real?.kind === 'date' && real.next >= next ? null : { problem: 'noSuchDay', from: at, next };
}

/** The place after what is written like a day of the calendar; null if nothing is. */
function afterWrittenDay(words: readonly TextPart[], at: number): number | null {
  return afterMarked(words, at) ?? afterNamed(words, at);
}

/** `31.04`, `31/04`, `31.04.2026`, `2026-02-30`. */
function afterMarked(words: readonly TextPart[], at: number): number | null {
  const [first, mark, second, again, third, after] = words.slice(at, at + 6);
  const isMarked =
    mark !== undefined && /^[./-]$/.test(mark.text) && areNumbers(first, second) && areGlued(mark, second);
  if (!isMarked || (first?.isGlued === true && at > 0)) return null;
  const isLonger = again?.text === mark.text && third?.kind === 'number' && areGlued(again, third);
  const lengths = [first, second, ...(isLonger ? [third] : [])].map((part) => part?.text.length);
  if (isLonger) return /^(?:2,2,4|2,2,2|4,2,2)$/.test(lengths.join()) && after?.isGlued !== true ? at + 5 : null;
  const [one, other] = [Number(first?.text), Number(second?.text)];
  const isDay = isMonth(other) ? isLateDay(one) : mark.text === '/' && isMonth(one) && isLateDay(other);
  return lengths.join() === '2,2' && mark.text !== '-' && isDay && !isPartOfMore(again) ? at + 3 : null;
}

function isMonth(number: number): boolean {
  return number >= 1 && number <= 12;
}

/** Those that some months or all of them lack; beyond that it is another number. */
function isLateDay(number: number): boolean {
  return number >= 29 && number <= 39;
}

function isPartOfMore(part: TextPart | undefined): boolean {
  return part?.isGlued === true && (part.kind !== 'mark' || part.text === '%');
}

/** `31 feb`, «30-е февраля», `feb 30`. */
function afterNamed(words: readonly TextPart[], at: number): number | null {
  const [first, second, third] = words.slice(at, at + 3);
  if (isShortNumber(first)) {
    const suffixed = DAY_SUFFIXES.has(second?.text ?? '') ? at + 2 : at + 1;
    const named = afterAnyPhrase(words, suffixed, OF_MONTH) ?? suffixed;
    return isMonthName(words[named]) ? named + 1 : null;
  }
  return isMonthName(first) && isShortNumber(second) && third?.text !== ':' ? at + 2 : null;
}

function isMonthName(part: TextPart | undefined): boolean {
  return part !== undefined && MONTHS.has(part.text) && !OTHER_WORDS.has(part.text);
}

/** `25:00`, `18:70`. */
function impossibleClock(words: readonly TextPart[], at: number): Impossible | null {
  const [hour, colon, minute, after] = words.slice(at, at + 4);
  const isClock =
    colon?.text === ':' && minute?.text.length === 2 && areNumbers(hour, minute) && areGlued(colon, minute);
  if (!isClock || !isShortNumber(hour) || (after?.isGlued === true && !/^[.,;!?)]$/.test(after.text))) return null;
  const minutes = Number(hour?.text) * 60 + Number(minute.text);
  const isReal = minutes <= 24 * 60 && Number(minute.text) < 60;
  return isReal ? null : { problem: 'noSuchTime', from: at, next: at + 3 };
}

function isShortNumber(part: TextPart | undefined): boolean {
  return part?.kind === 'number' && part.text.length <= 2;
}

function areNumbers(...parts: readonly (TextPart | undefined)[]): boolean {
  return parts.every((part) => part?.kind === 'number');
}

function areGlued(...parts: readonly (TextPart | undefined)[]): boolean {
  return parts.every((part) => part?.isGlued === true);
}
