import { readSmallNumber, type SmallNumber } from './small-numbers.ts';
import { DAY, HOUR, unitAlone, unitMeant, unitNamed } from './time-units.ts';
import { afterAnyPhrase, phrases, type TextPart } from './text-parts.ts';

/** A length of time at a place of a text. */
export interface Length {
  ms: number;
  /** Other lengths that it may mean. */
  others: readonly number[];
  /** A unit is misspelt. */
  isMisspelt: boolean;
  /** The place after it. */
  next: number;
}

export interface LengthOptions {
  /** It begins the text, where a unit alone means one of itself: `week`, «неделя». */
  isFirst: boolean;
  /** Other words have to follow. */
  isFollowed?: boolean;
}

const MINUTE = HOUR / 60;

const JOINTS = phrases('and', 'и', ',', '&', '+', ', and');
const AND_A_HALF = phrases('and a half', 'and half', 'с половиной', 'с половинкой', 'и половина');
const QUARTERS = phrases('quarter of an hour', 'a quarter of an hour', 'четверть часа');

/** Reads a length of time: `10m`, `1h30m`, `1 h 30 min`, `2 дня`, `1,5 часа`, `an hour and a half`, «полчаса». */
export function readLength(
  words: readonly TextPart[],
  at: number,
  { isFirst, isFollowed = false }: LengthOptions,
): Length | null {
  const range = readRange(words, at);
  if (range !== null) return range;
  const first = readPart(words, at) ?? (isFirst ? readAlone(words, at) : null);
  if (first === null) return null;
  let [{ ms, unit, isMisspelt, next }, others]: [Part, number[]] = [first, []];
  for (;;) {
    const part: Part | null = readFurther(words, next, unit);
    if (part?.isDoubtful === true && isFollowed) break;
    if (part === null) break;
    if (part.isDoubtful === true) others = [ms + part.ms];
    else ms += part.ms;
    isMisspelt ||= part.isMisspelt;
    ({ unit, next } = part);
  }
  return { ms: Math.round(ms), others, isMisspelt, next };
}

/** Words between a number and its unit. */
const EXTRAS = new Set(
  'more full whole extra additional working business рабочих рабочие полных целых календарных лишних'.split(' '),
);

/** After these, hours are those of the clock: «2 часа ночи». */
const HALVES_OF_DAY = new Set('am pm утра вечера ночи дня'.split(' '));

interface Part {
  ms: number;
  /** In milliseconds. */
  unit: number;
  isMisspelt: boolean;
  /** It may be meant as a part, or as something else. */
  isDoubtful?: boolean;
  next: number;
}

/** A part in a smaller unit, with or without "and" before it. */
function readFurther(words: readonly TextPart[], at: number, unit: number): Part | null {
  const isSmaller = (part: Part | null) => (part !== null && part.unit < unit ? part : null);
  const plain = isSmaller(readPart(words, at));
  if (plain !== null) return plain;
  const half = afterAnyPhrase(words, at, AND_A_HALF);
  if (half !== null) return { ms: unit / 2, unit: 1, isMisspelt: false, next: half };
  const joint = afterAnyPhrase(words, at, JOINTS);
  if (joint !== null) return isSmaller(readPart(words, joint)) ?? isSmaller(readAlone(words, joint));
  return readUnitless(words, at, unit);
}

/** The unit of a number that follows another without one of its own, and the largest such number. */
const NEXT_UNITS: ReadonlyMap<number, readonly [unit: number, max: number]> = new Map([
  [7 * DAY, [DAY, 6]],
  [DAY, [HOUR, 23]],
  [HOUR, [MINUTE, 59]],
  [MINUTE, [MINUTE / 60, 59]],
]);

/** `1h30`, `1d12`: a number without a unit. With a space before it, and at the end, it is only likely. */
function readUnitless(words: readonly TextPart[], at: number, before: number): Part | null {
  const [word, after] = [words[at], words[at + 1]];
  const [unit, max] = NEXT_UNITS.get(before) ?? [0, -1];
  if (word?.kind !== 'number' || word.text.length > 2 || Number(word.text) > max) return null;
  if (after?.isGlued === true && (after.kind === 'word' || /[-:.%/]/.test(after.text))) return null;
  if (!word.isGlued && after !== undefined) return null;
  return { ms: Number(word.text) * unit, unit, isMisspelt: false, isDoubtful: !word.isGlued, next: at + 1 };
}

const RANGES = phrases('-', '–', '—', 'to', 'or', 'до', 'или');

/** `5-10 min`, `2 or 3 days`: either of them. */
function readRange(words: readonly TextPart[], at: number): Length | null {
  const low = readSmallNumber(words, at);
  const to = low === null ? null : afterAnyPhrase(words, low.next, RANGES);
  const high = to === null ? null : readSmallNumber(words, to);
  const found = high === null ? null : unitOf(words, high.next, high);
  if (low === null || high === null || found === null) return null;
  const { unit, isMisspelt } = found;
  return { ms: high.value * unit, others: [low.value * unit], isMisspelt, next: high.next + 1 };
}

/** `1:30h`. */
function readHoursAndMinutes(words: readonly TextPart[], at: number): Part | null {
  const [hours, colon, minutes, unit] = words.slice(at, at + 4);
  const isPair = colon?.text === ':' && colon.isGlued && minutes?.kind === 'number' && minutes.text.length === 2;
  if (!isPair || hours?.kind !== 'number' || unitNamed(unit?.text ?? '') !== HOUR) return null;
  if (HALVES_OF_DAY.has(words[at + 4]?.text ?? '')) return null;
  const ms = Number(hours.text) * HOUR + Number(minutes.text) * MINUTE;
  return { ms, unit: MINUTE, isMisspelt: false, next: at + 4 };
}

function readPart(words: readonly TextPart[], at: number): Part | null {
  const quarter = afterAnyPhrase(words, at, QUARTERS);
  if (quarter !== null) return { ms: 15 * MINUTE, unit: MINUTE, isMisspelt: false, next: quarter };
  const pair = readHoursAndMinutes(words, at);
  if (pair !== null) return pair;
  const number = readSmallNumber(words, at);
  if (number === null) return null;
  const half = afterAnyPhrase(words, number.next, AND_A_HALF);
  if (half !== null && unitOf(words, half, number) !== null) {
    return readUnit(words, half, { ...number, value: number.value + 0.5 });
  }
  return readUnit(words, number.next, number);
}

function readUnit(words: readonly TextPart[], at: number, number: SmallNumber): Part | null {
  // "3-day", "2 more hours"
  const isHyphenated = words[at]?.text === '-' && words[at]?.isGlued && words[at + 1]?.isGlued === true;
  const place = isHyphenated || EXTRAS.has(words[at]?.text ?? '') ? at + 1 : at;
  const found = unitOf(words, place, number);
  if (found === null) return null;
  const { unit, isMisspelt } = found;
  const dot = words[place + 1];
  const isAbbreviated = dot?.text === '.' && dot.isGlued && words[place + 2]?.isGlued !== true;
  return { ms: number.value * unit, unit, isMisspelt, next: place + (isAbbreviated ? 2 : 1) };
}

function unitOf(words: readonly TextPart[], at: number, { isDigits, value, isVague = false }: SmallNumber) {
  const word = words[at];
  if (word?.kind !== 'word' || isOtherWord(words, at, isDigits)) return null;
  const unit = unitNamed(word.text);
  if (unit !== undefined) return { unit, isMisspelt: isVague };
  const meant = isDigits || value > 1 ? unitMeant(word.text) : undefined;
  return meant === undefined ? null : { unit: meant, isMisspelt: true };
}

/** "a d" and "a second account" are no times, nor is the "с" in «5 с матом». */
function isOtherWord(words: readonly TextPart[], at: number, isDigits: boolean): boolean {
  const [word, after] = [words[at], words[at + 1]];
  if (word === undefined) return true;
  if (word.text.startsWith('час') && HALVES_OF_DAY.has(after?.text ?? '')) return true;
  if (!isDigits) return word.text.length <= 2 || word.text === 'second';
  return word.text === 'с' && !word.isGlued && after?.kind === 'word';
}

/** A unit alone means one of itself, unless it is part of "day 3", "week-long" or "day's". */
function readAlone(words: readonly TextPart[], at: number): Part | null {
  const [word, after] = [words[at], words[at + 1]];
  const ms = word?.kind === 'word' ? unitAlone(word.text) : undefined;
  const isPartOfMore =
    after?.kind === 'number' ||
    after?.text === 'after' ||
    after?.text === 'by' ||
    HALVES_OF_DAY.has(after?.text ?? '') ||
    (after?.isGlued === true && !/[.,!?;:)]/.test(after.text));
  return ms === undefined || isPartOfMore ? null : { ms, unit: ms, isMisspelt: false, next: at + 1 };
}
