import { afterAnyPhrase, type Phrases, phrases, isWord, type TextPart } from './text-parts.ts';

/** A time of day at a place of a text. */
export interface Clock {
  /** From midnight. */
  seconds: number;
  next: number;
}

export interface ClockOptions {
  /** A day or a word like "at" is before it, so that `9` and «9 часов» are hours of the clock. */
  isExpected: boolean;
}

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

const AM = phrases('am', 'a . m .', 'утра', 'ночи', 'in the morning');
const PM = phrases('pm', 'p . m .', 'дня', 'вечера', 'in the afternoon', 'in the evening');
const OCLOCK = phrases('часов', 'часа', 'час', 'ч', "o ' clock", 'o ’ clock', 'oclock', 'h');

/** Times of day that are said in a word (docs/rules/commands.md#times). */
const NAMED: readonly (readonly [seconds: number, named: Phrases])[] = [
  [9 * HOUR_S, phrases('in the morning', 'morning', 'утром', 'с утра', 'утра')],
  [12 * HOUR_S, phrases('at noon', 'noon', 'midday', 'в полдень', 'полдень', 'полудня')],
  [15 * HOUR_S, phrases('in the afternoon', 'afternoon', 'днем')],
  [18 * HOUR_S, phrases('in the evening', 'evening', 'вечером', 'вечера')],
  [22 * HOUR_S, phrases('at night', 'night', 'ночью')],
  [0, phrases('at midnight', 'midnight', 'в полночь', 'полночь', 'полуночи')],
];

/** Reads a time of day: `18:00`, `6pm`, `9:30 am`, «9 вечера», `noon`; after a day or "at" also `9`. */
export function readClock(words: readonly TextPart[], at: number, options: ClockOptions): Clock | null {
  return readDigits(words, at, options) ?? readNamedClock(words, at, options);
}

/** `noon` and `midnight` by themselves; the other words only after a day. */
export function readNamedClock(words: readonly TextPart[], at: number, { isExpected }: ClockOptions): Clock | null {
  for (const [seconds, named] of NAMED) {
    if (!isExpected && seconds % (12 * HOUR_S) !== 0) continue;
    const next = afterAnyPhrase(words, at, named);
    if (next !== null) return { seconds, next };
  }
  return null;
}

function readDigits(words: readonly TextPart[], at: number, { isExpected }: ClockOptions): Clock | null {
  const [hour, colon, minute] = [words[at], words[at + 1], words[at + 2]];
  if (hour?.kind !== 'number' || hour.text.length > 2) return null;
  const hasMinutes = colon?.text === ':' && colon.isGlued && minute?.kind === 'number' && minute.isGlued;
  if (hasMinutes) return minute.text.length === 2 ? readWithMinutes(words, at) : null;
  const named = withHalf(Number(hour.text) * HOUR_S, words, at + 1);
  if (named !== null) return named;
  if (!isExpected || Number(hour.text) > 24) return null;
  const spoken = afterAnyPhrase(words, at + 1, OCLOCK);
  if (spoken !== null) {
    const halved = withHalf(Number(hour.text) * HOUR_S, words, spoken);
    return halved ?? inDay(Number(hour.text) * HOUR_S, spoken);
  }
  const after = words[at + 1];
  const isPartOfMore = after !== undefined && after.kind !== 'word' && after.isGlued && /[-.:/%]/.test(after.text);
  return isPartOfMore || (after?.kind === 'word' && after.isGlued) ? null : inDay(Number(hour.text) * HOUR_S, at + 1);
}

/** The place has the form `18:00`, perhaps with seconds. */
function readWithMinutes(words: readonly TextPart[], at: number): Clock | null {
  const [hour, minute] = [Number(words[at]?.text), Number(words[at + 2]?.text)];
  const last = words[at + 4];
  const hasSeconds = isWord(words, at + 3, ':') && last?.kind === 'number' && last.isGlued;
  const second = hasSeconds ? Number(last.text) : 0;
  if (minute > 59 || second > 59) return null;
  const seconds = hour * HOUR_S + minute * 60 + second;
  const next = at + (hasSeconds ? 5 : 3);
  return withHalf(seconds, words, next) ?? inDay(seconds, next);
}

/** With "am", "pm", «утра» or «вечера» at the next place; null without. */
function withHalf(seconds: number, words: readonly TextPart[], next: number): Clock | null {
  const afterPm = afterAnyPhrase(words, next, PM);
  const afterHalf = afterPm ?? afterAnyPhrase(words, next, AM);
  if (afterHalf === null || isDayCount(words, next, afterHalf)) return null;
  const isTwelve = seconds >= 12 * HOUR_S && seconds < 13 * HOUR_S;
  if (seconds >= 13 * HOUR_S) return inDay(seconds, afterHalf);
  const half = afterPm === null ? 0 : 12 * HOUR_S;
  // «12 ночи» is midnight and «12 дня» noon, like 12 am and 12 pm.
  return inDay((isTwelve ? seconds - 12 * HOUR_S : seconds) + half, afterHalf);
}

/** «3 дня» are three days unless minutes were said: "в 3:30 дня". */
function isDayCount(words: readonly TextPart[], next: number, after: number): boolean {
  const isDays = after === next + 1 && words[next]?.text === 'дня';
  const hasAt = words[next - 2]?.text === 'в';
  return isDays && words[next - 1]?.kind === 'number' && words[next - 2]?.text !== ':' && !hasAt;
}

/** Midnight is 24:00 too, of the day before. */
function inDay(seconds: number, next: number): Clock | null {
  return seconds <= DAY_S ? { seconds, next } : null;
}
