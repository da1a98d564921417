const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The names of each unit in both languages; months and years are missing, as their length varies. */
const UNITS: readonly (readonly [unitMs: number, words: RegExp])[] = [
  [SECOND, /^(?:s|secs?|seconds?|с|сек|секунд[аыу]?)$/],
  [MINUTE, /^(?:m|mins?|minutes?|м|мин|минут[аыу]?)$/],
  [HOUR, /^(?:h|hrs?|hours?|ч|час(?:а|ов)?)$/],
  [DAY, /^(?:d|days?|д|дн|день|дня|дней|сутки|суток)$/],
  [7 * DAY, /^(?:w|wks?|weeks?|н|нед|недел[яюиь])$/],
];

/** Units that mean one of themselves without a number; shorter forms can be other words ("с", "m"). */
const ALONE = /^(?:second|minute|hour|day|week|секунд[ау]|минут[ау]|час|день|сутки|недел[яю])$/;

/** Half an hour in idiomatic form. */
const HALF_HOUR = /^(?:полчаса|half an hour)(?!\p{L})/iu;

/** Numbers without a unit or negative ones, and months and years. */
const UNCLEAR = new RegExp(
  [
    String.raw`^(?:[+-]\s*\d|`,
    String.raw`\d+(?:[.,]\d+)?\s*(?:mo|mos|mths?|months?|y|yrs?|years?|мес|месяц(?:а|ев)?|г|год[ау]?|лет)?(?!\p{L})|`,
    String.raw`(?:month|year|месяц|год)(?!\p{L}))`,
  ].join(''),
  'iu',
);

export interface LeadingDuration {
  /** Whole milliseconds, 0 or more, without a limit. */
  ms: number;
  /** The rest of the text, trimmed. */
  rest: string;
}

/**
 * Reads a duration at the beginning of a text, in English, Russian or both: `10m`, `1h30m`, `1 h 30 min`, `2 дня`, `1,5
 * часа`, `неделя`, `полчаса`. Null where there is none.
 */
export function readDuration(text: string): LeadingDuration | null {
  let rest = text.trim();
  let part = readPart(rest) ?? readAlone(rest);
  if (part === null) return null;
  let ms = 0;
  while (part !== null) {
    ms += part.ms;
    rest = part.rest;
    part = part.unitMs === HOUR ? (readGluedMinutes(rest) ?? readPart(rest)) : readPart(rest);
  }
  return { ms: Math.round(ms), rest: rest.trim() };
}

/** Whether a text begins with something that may be meant as a duration, but is not one: `10`, `-5m`, `1 month`. */
export function beginsUnclearDuration(text: string): boolean {
  return UNCLEAR.test(text.trim());
}

interface Part {
  ms: number;
  unitMs: number;
  rest: string;
}

function readPart(text: string): Part | null {
  const [whole, amount = '', unit = ''] = /^\s*(\d+(?:[.,]\d{1,3})?)\s*(\p{L}+)\.?/u.exec(text) ?? [];
  const unitMs = unitOf(unit);
  if (whole === undefined || unitMs === undefined) return null;
  return { ms: Number(amount.replace(',', '.')) * unitMs, unitMs, rest: text.slice(whole.length) };
}

function readAlone(text: string): Part | null {
  const [half] = HALF_HOUR.exec(text) ?? [];
  if (half !== undefined) return { ms: 30 * MINUTE, unitMs: MINUTE, rest: text.slice(half.length) };
  const [word = ''] = /^\p{L}+/u.exec(text) ?? [];
  const unitMs = ALONE.test(word.toLowerCase()) ? unitOf(word) : undefined;
  return unitMs === undefined ? null : { ms: unitMs, unitMs, rest: text.slice(word.length) };
}

/** `1h30`: minutes without a unit. */
function readGluedMinutes(text: string): Part | null {
  const [minutes] = /^\d{1,2}(?!\S)/.exec(text) ?? [];
  if (minutes === undefined) return null;
  return { ms: Number(minutes) * MINUTE, unitMs: MINUTE, rest: text.slice(minutes.length) };
}

function unitOf(word: string): number | undefined {
  return UNITS.find(([, words]) => words.test(word.toLowerCase()))?.[0];
}
