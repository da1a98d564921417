import { readSmallNumber } from './small-numbers.ts';
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

const SURE_OCLOCK = phrases("o ' clock", 'o ’ clock', 'oclock');

/** Times of day that are said in a word (docs/rules/commands.md#times). */
const NAMED: readonly (readonly [seconds: number, named: Phrases])[] = [
  [9 * HOUR_S, phrases('in the morning', 'morning', 'утром', 'с утра', 'утра', 'утру')],
  [12 * HOUR_S, phrases('at noon', 'noon', 'midday', 'в полдень', 'полдень', 'полудня')],
  [15 * HOUR_S, phrases('in the afternoon', 'afternoon', 'днем')],
  [18 * HOUR_S, phrases('in the evening', 'evening', 'вечером', 'вечера', 'вечеру')],
  [22 * HOUR_S, phrases('at night', 'night', 'ночью', 'ночи')],
  [0, phrases('at midnight', 'midnight', 'в полночь', 'полночь', 'полуночи')],
];

/** Those that say a time of day without a day before them. */
const ALONE = phrases(
  ...(
    'this morning|in the morning|утром|с утра|this afternoon|in the afternoon|днем|this evening|in the evening|' +
    'вечером|at night|ночью|noon|at noon|midday|полдень|в полдень|midnight|at midnight|полночь|в полночь'
  ).split('|'),
);

/** Reads a time of day: `18:00`, `6pm`, `9:30 am`, «9 вечера», `noon`; after a day or "at" also `9`. */
export function readClock(words: readonly TextPart[], at: number, options: ClockOptions): Clock | null {
  return readDigits(words, at, options) ?? readSpokenClock(words, at) ?? readNamedClock(words, at, options);
}

/** `noon`, `this evening`, «вечером»; the other words, such as `night`, only where a time is expected. */
function readNamedClock(words: readonly TextPart[], at: number, { isExpected }: ClockOptions): Clock | null {
  if (!isExpected && afterAnyPhrase(words, at, ALONE) === null) return null;
  const start = isWord(words, at, 'this') ? at + 1 : at;
  for (const [seconds, named] of NAMED) {
    const next = afterAnyPhrase(words, start, named);
    if (next !== null) return { seconds, next };
  }
  return null;
}

const PAST = phrases('half past', 'half after', 'quarter past', 'quarter after');
const BEFORE = phrases('quarter to', 'quarter till');
const HALVES = phrases('половине', 'половину', 'пол');
const ORDINALS =
  'первого второго третьего четвертого пятого шестого седьмого восьмого девятого десятого одиннадцатого двенадцатого'.split(
    ' ',
  );

/** `half past six`, `quarter to 7`, «половине шестого». */
function readSpokenClock(words: readonly TextPart[], at: number): Clock | null {
  // «Час дня», without a number.
  const one = isWord(words, at, 'час') ? withHalf(HOUR_S, words, at + 1) : null;
  if (one !== null) return one;
  const half = afterAnyPhrase(words, at, HALVES);
  const ordinal = half === null ? -1 : ORDINALS.indexOf(words[half]?.text ?? '');
  if (half !== null && ordinal >= 0) return shifted(ordinal, 30, words, half + 1);
  const past = afterAnyPhrase(words, at, PAST);
  const before = past ?? afterAnyPhrase(words, at, BEFORE);
  const hour = before === null ? null : readSmallNumber(words, before);
  if (hour === null || hour.value < 1 || hour.value > 12) return null;
  const minutes = words[at]?.text === 'half' ? 30 : past === null ? -15 : 15;
  return shifted(hour.value, minutes, words, hour.next);
}

function shifted(hour: number, minutes: number, words: readonly TextPart[], next: number): Clock | null {
  const seconds = hour * HOUR_S + minutes * 60;
  return withHalf(seconds, words, next) ?? inDay(seconds, next);
}

function readDigits(words: readonly TextPart[], at: number, { isExpected }: ClockOptions): Clock | null {
  const [hour, colon, minute] = [words[at], words[at + 1], words[at + 2]];
  if (hour?.kind !== 'number' || hour.text.length > 2) return null;
  const hasMinutes = colon?.text === ':' && colon.isGlued && minute?.kind === 'number' && minute.isGlued;
  if (hasMinutes) return minute.text.length === 2 ? readWithMinutes(words, at) : null;
  const named = withHalf(Number(hour.text) * HOUR_S, words, at + 1);
  if (named !== null) return named;
  if (Number(hour.text) > 24) return null;
  const spoken = afterAnyPhrase(words, at + 1, OCLOCK);
  const halved = spoken === null ? null : withHalf(Number(hour.text) * HOUR_S, words, spoken);
  if (halved !== null) return halved;
  const isSure = isExpected || afterAnyPhrase(words, at + 1, SURE_OCLOCK) !== null;
  if (!isSure) return null;
  if (spoken !== null) return inDay(Number(hour.text) * HOUR_S, spoken);
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
