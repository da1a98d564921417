const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The words of each unit in both languages; a month and a year are left out, as they have no one length. */
const UNITS: readonly (readonly [unitMs: number, words: RegExp])[] = [
  [SECOND, /^(?:s|secs?|seconds?|с|сек|секунд[аыу]?)$/],
  [MINUTE, /^(?:m|mins?|minutes?|м|мин|минут[аыу]?)$/],
  [HOUR, /^(?:h|hrs?|hours?|ч|час(?:а|ов)?)$/],
  [DAY, /^(?:d|days?|д|дн|день|дня|дней|сутки|суток)$/],
  [7 * DAY, /^(?:w|wks?|weeks?|н|нед|недел[яюиь])$/],
];

export interface LeadingDuration {
  /** At least a second, whole milliseconds. */
  ms: number;
  /** What follows, without white space around it. */
  rest: string;
}

/**
 * Reads a duration at the beginning of a text, in English or Russian: `10m`, `1h30m`, `1 h 30 min`, `2 дня`, `1,5 часа`.
 * Null where the text begins with none.
 */
export function readDuration(text: string): LeadingDuration | null {
  let rest = text.trim();
  let ms = 0;
  for (;;) {
    const [whole, amount = '', unit = ''] = /^(\d{1,9}(?:[.,]\d{1,3})?)\s*(\p{L}+)\.?/u.exec(rest) ?? [];
    const unitMs = unitOf(unit);
    if (whole === undefined || unitMs === undefined) break;
    ms += Number(amount.replace(',', '.')) * unitMs;
    rest = rest.slice(whole.length).trimStart();
  }
  return ms < SECOND ? null : { ms: Math.round(ms), rest: rest.trim() };
}

function unitOf(word: string): number | undefined {
  return UNITS.find(([, words]) => words.test(word.toLowerCase()))?.[0];
}
