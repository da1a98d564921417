import { afterAnyPhrase, type Phrases, phrases, isWord, type TextPart } from './text-parts.ts';

/** A day of the calendar; null for a year that was not said. */
export interface DayParts {
  year: number | null;
  /** From 1. */
  month: number;
  day: number;
}

/** A day at a place of a text. */
export type DayText = DayKind & {
  /** It may be a word of the sentence, unless something before or after it says otherwise. */
  isShort?: boolean;
};

type DayKind =
  | { kind: 'date'; dates: readonly DayParts[]; next: number }
  /** Days from today. */
  | { kind: 'offset'; days: number; seconds?: number; next: number }
  /** `the 5th`. */
  | { kind: 'dayOfMonth'; day: number; next: number }
  /** From Monday, 0; `isNext`: "next Friday", which may be the coming one or the one after it. */
  | { kind: 'weekday'; weekday: number; isNext: boolean; next: number }
  /** The end of today, of this week, month or year. */
  | { kind: 'endOf'; unit: 'day' | 'week' | 'month' | 'year'; next: number }
  /** The first day of the next week, month or year. */
  | { kind: 'startOfNext'; unit: 'week' | 'month' | 'year'; next: number };

const OFFSETS: readonly (readonly [days: number, named: Phrases, seconds?: number])[] = [
  [0, phrases('today', 'сегодня')],
  [0, phrases('tonight'), 20 * 3600],
  [2, phrases('the day after tomorrow', 'day after tomorrow', 'overmorrow', 'послезавтра')],
  [1, phrases('tomorrow', 'tomorow', 'tommorow', 'tommorrow', 'tmr', 'tmrw', 'завтра', 'завтро')],
];

/** From Monday, 0. A weekend begins on Saturday. */
export const WEEKDAYS: ReadonlyMap<string, number> = new Map(
  [
    'monday mon monday понедельник понедельника понедельнику пн',
    'tuesday tue tues вторник вторника вторнику вт',
    'wednesday wed weds wensday wednsday среда среду среды среде ср',
    'thursday thu thur thurs thusday четверг четверга четвергу чт',
    'friday fri firday пятница пятницу пятницы пятнице пт',
    'saturday sat saterday weekend суббота субботу субботы субботе сб выходные выходных выходным',
    'sunday sun воскресенье воскресенья воскресенью воскресение вс',
  ].flatMap((names, weekday) => names.split(' ').map((name) => [name, weekday] as const)),
);

/** From 1. */
export const MONTHS: ReadonlyMap<string, number> = new Map(
  [
    'january jan января янв',
    'february feb февраля фев',
    'march mar марта мар',
    'april apr апреля апр',
    'may мая май',
    'june jun июня июн',
    'july jul июля июл',
    'august aug августа авг',
    'september sep sept сентября сен сент',
    'october oct октября окт',
    'november nov ноября ноя',
    'december dec декабря дек',
  ].flatMap((names, month) => names.split(' ').map((name) => [name, month + 1] as const)),
);

const NEXT = new Set(['next', 'следующий', 'следующую', 'следующее', 'следующей', 'следующего', 'след']);
const THIS = new Set(['this', 'coming', 'эту', 'этот', 'это', 'ближайший', 'ближайшую', 'ближайшее']);

const END_OF = phrases('the end of the', 'the end of', 'end of the', 'end of', 'конца', 'конец', 'концу');
/** Between a day and its month. */
export const OF_MONTH = phrases('of', '- го', '- е');
/** After the number of a day. */
export const DAY_SUFFIXES: ReadonlySet<string> = new Set(['st', 'nd', 'rd', 'th', 'го', 'е']);
const YEAR = phrases('года', 'год', 'г .', 'г');

const UNITS = {
  day: ['day', 'дня', 'суток'],
  week: ['week', 'недели', 'неделе', 'неделю'],
  month: ['month', 'месяца', 'месяце', 'месяц'],
  year: ['year', 'года', 'году', 'год'],
} as const;

/** Reads a day: `31.12`, `2026-12-31`, `31 December`, `friday`, `tomorrow`, «конца недели». */
export function readDay(words: readonly TextPart[], from: number): DayText | null {
  const at = isWord(words, from, 'the') ? from + 1 : from;
  if (words[at]?.kind === 'number') {
    return readIso(words, at) ?? readMarked(words, at) ?? readNamed(words, at) ?? readDayOfMonth(words, at);
  }
  return (
    readOffset(words, from) ??
    readWeekday(words, at) ??
    readHoliday(words, at) ??
    readMonthFirst(words, at) ??
    readEnd(words, from)
  );
}

/** Days that are known by their name (docs/rules/commands.md#times). */
const HOLIDAYS: readonly (readonly [month: number, day: number, named: Phrases])[] = [
  [1, 1, phrases("new year ' s", 'new year ’ s', 'new year', 'new years', 'нового года', 'новый год', 'новому году')],
  [1, 7, phrases('рождество', 'рождества', 'рождеству')],
  [12, 25, phrases('christmas', 'xmas')],
];

function readHoliday(words: readonly TextPart[], at: number): DayText | null {
  for (const [month, day, named] of HOLIDAYS) {
    const next = afterAnyPhrase(words, at, named);
    if (next !== null) return { kind: 'date', dates: [{ year: null, month, day }], isShort: true, next };
  }
  return null;
}

const ORDINAL = phrases('st', 'nd', 'rd', 'th', 'го', '- го', 'числа', 'го числа', '- го числа');

function readDayOfMonth(words: readonly TextPart[], at: number): DayText | null {
  const day = numberAt(words, at, 2);
  const next = afterAnyPhrase(words, at + 1, ORDINAL);
  if (day === null || day < 1 || day > 31 || next === null) return null;
  return { kind: 'dayOfMonth', day, isShort: true, next };
}

function readOffset(words: readonly TextPart[], at: number): DayText | null {
  for (const [days, named, seconds] of OFFSETS) {
    const next = afterAnyPhrase(words, at, named);
    if (next !== null) return { kind: 'offset', days, next, ...(seconds !== undefined && { seconds }) };
  }
  return null;
}

function readWeekday(words: readonly TextPart[], at: number): DayText | null {
  const word = words[at]?.text ?? '';
  const isNext = NEXT.has(word);
  const place = isNext || THIS.has(word) ? at + 1 : at;
  const weekday = WEEKDAYS.get(words[place]?.text ?? '');
  if (weekday !== undefined) {
    const isShort = place === at && (word.length <= 4 || word === 'weekend');
    return { kind: 'weekday', weekday, isNext, isShort, next: place + 1 };
  }
  const unit = isNext ? unitAt(words, place) : null;
  return unit === null || unit === 'day' ? null : { kind: 'startOfNext', unit, next: place + 1 };
}

function unitAt(words: readonly TextPart[], at: number) {
  const word = words[at]?.text;
  return (['day', 'week', 'month', 'year'] as const).find((unit) => UNITS[unit].some((name) => name === word)) ?? null;
}

function readEnd(words: readonly TextPart[], at: number): DayText | null {
  const after = afterAnyPhrase(words, at, END_OF);
  const unit = after === null ? null : unitAt(words, after);
  return after === null || unit === null ? null : { kind: 'endOf', unit, next: after + 1 };
}

function numberAt(words: readonly TextPart[], at: number, digitsMax: number): number | null {
  const word = words[at];
  return word?.kind === 'number' && word.text.length <= digitsMax ? Number(word.text) : null;
}

function areGlued(words: readonly TextPart[], from: number, count: number): boolean {
  return (
    words.slice(from, from + count).length === count && words.slice(from, from + count).every((word) => word.isGlued)
  );
}

function readIso(words: readonly TextPart[], at: number): DayText | null {
  if (words[at]?.text.length !== 4 || !areGlued(words, at + 1, 4)) return null;
  const mark = words[at + 1]?.text;
  if ((mark !== '-' && mark !== '/' && mark !== '.') || !isWord(words, at + 3, mark)) return null;
  const [year, month, day] = [numberAt(words, at, 4), numberAt(words, at + 2, 2), numberAt(words, at + 4, 2)];
  if (year === null || month === null || day === null) return null;
  return dated([{ year, month, day }], at + 5);
}

/** `31.12`, `31.12.2026`, `31/12`; with a slash the month may come first. */
function readMarked(words: readonly TextPart[], at: number): DayText | null {
  const mark = words[at + 1]?.text;
  if ((mark !== '.' && mark !== '/' && mark !== '-') || !areGlued(words, at + 1, 2)) return null;
  const [first, second] = [numberAt(words, at, 2), numberAt(words, at + 2, 2)];
  if (first === null || second === null) return null;
  const written = isWord(words, at + 3, mark) && areGlued(words, at + 3, 2) ? words[at + 4] : undefined;
  const year = written === undefined ? null : yearOf(written.text);
  if (written !== undefined && year === null) return null;
  // "24/7" and "1.5" are no dates: without a year, a month has two digits.
  if (year === null && (mark === '-' || words[at + 2]?.text.length !== 2)) return null;
  const next = at + (year === null ? 3 : 5);
  const dayFirst = { year, month: second, day: first };
  if (mark !== '/') return dated([dayFirst], next);
  const found = dated([dayFirst, { year, month: first, day: second }], next);
  return found && { ...found, isShort: year === null };
}

function yearOf(text: string): number | null {
  if (text.length === 2) return 2000 + Number(text);
  return text.length === 4 ? Number(text) : null;
}

/** `31 December`, `31st of December 2026`, «1 января». */
function readNamed(words: readonly TextPart[], at: number): DayText | null {
  const day = numberAt(words, at, 2);
  if (day === null) return null;
  const suffixed = DAY_SUFFIXES.has(words[at + 1]?.text ?? '') ? at + 2 : at + 1;
  const named = afterAnyPhrase(words, suffixed, OF_MONTH) ?? suffixed;
  const month = MONTHS.get(words[named]?.text ?? '');
  return month === undefined ? null : withYear({ year: null, month, day }, words, named + 1);
}

/** `December 31`, `dec 31st, 2026`. */
function readMonthFirst(words: readonly TextPart[], at: number): DayText | null {
  const month = MONTHS.get(words[at]?.text ?? '');
  const day = numberAt(words, at + 1, 2);
  if (month === undefined || day === null || isWord(words, at + 2, ':')) return null;
  const hasSuffix = ['st', 'nd', 'rd', 'th'].includes(words[at + 2]?.text ?? '');
  return withYear({ year: null, month, day }, words, at + (hasSuffix ? 3 : 2));
}

function withYear(date: DayParts, words: readonly TextPart[], at: number): DayText | null {
  const place = isWord(words, at, ',') ? at + 1 : at;
  const year = words[place]?.text.length === 4 ? numberAt(words, place, 4) : null;
  if (year === null || isWord(words, place + 1, ':')) return dated([date], at);
  const said = afterAnyPhrase(words, place + 1, YEAR) ?? place + 1;
  return dated([{ ...date, year }], said);
}

/** Only days that exist; both where they are two. */
function dated(dates: readonly DayParts[], next: number): DayText | null {
  const real = dates.filter(isReal);
  const [first, second] = real;
  if (first === undefined) return null;
  const isSame = second !== undefined && first.day === second.day;
  return { kind: 'date', dates: isSame ? [first] : real, next };
}

function isReal({ year, month, day }: DayParts): boolean {
  if (year !== null && (year < 1970 || year > 9999)) return false;
  // A leap year where none was said: the 29th of February comes sometime.
  return month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year ?? 2024, month, 0)).getUTCDate();
}
