import { WEEKDAYS } from './calendar-day.ts';
import type { Recurrence } from './recurrence.ts';
import { afterAnyPhrase, type Phrases, phrases, type TextPart } from './text-parts.ts';

/** Weekdays at a place of a text, from Monday, 0, in order. */
interface WeekdaysAt {
  weekdays: number[];
  next: number;
}

/** Days that repeat, with the time of day that they say themselves. */
interface GroupAt {
  of: (seconds: number) => Recurrence;
  seconds?: number;
  next: number;
}

/** As they follow «по» or a plural: "on mondays". */
const PLURALS: ReadonlyMap<string, number> = new Map(
  [
    'mondays понедельникам понедельники',
    'tuesdays вторникам вторники',
    'wednesdays средам среды',
    'thursdays четвергам четверги',
    'fridays пятницам пятницы',
    'saturdays субботам субботы',
    'sundays воскресеньям воскресенья',
  ].flatMap((names, weekday) => names.split(' ').map((name) => [name, weekday] as const)),
);

/** These are Saturday in other times, and both days here. */
const WEEKENDS = new Set('weekend выходные выходных выходным'.split(' '));

const AND = phrases(',', 'and', 'и', '&', ', and', '+', '/');
const TO = phrases('-', '–', '—', 'to', 'through', 'till', 'по', 'до');
const FROM = phrases('from', 'с', 'со');
const ALL_WORKDAYS = [0, 1, 2, 3, 4];

const HOUR_S = 3600;

/** Groups of days after "every" or «каждый», and the times of day that stand for one. */
const AFTER_EVERY: readonly (readonly [named: Phrases, weekdays: number[] | null, seconds?: number])[] = [
  [
    phrases('weekday', 'weekdays', 'workday', 'working day', 'business day', 'будний день', 'рабочий день'),
    ALL_WORKDAYS,
  ],
  [phrases('weekend', 'weekends', 'выходные', 'выходной', 'выходной день'), [5, 6]],
  [phrases('morning', 'утро'), null, 9 * HOUR_S],
  [phrases('noon', 'полдень'), null, 12 * HOUR_S],
  [phrases('afternoon'), null, 15 * HOUR_S],
  [phrases('evening', 'вечер'), null, 18 * HOUR_S],
  [phrases('night', 'ночь'), null, 22 * HOUR_S],
  [phrases('midnight', 'полночь'), null, 0],
];

/** Groups that need no word before them. */
const ALONE: typeof AFTER_EVERY = [
  [
    phrases('on weekdays', 'weekdays', 'on workdays', 'on working days', 'по будням', 'по рабочим дням', 'в будни'),
    ALL_WORKDAYS,
  ],
  [phrases('on weekends', 'weekends', 'по выходным'), [5, 6]],
  [phrases('по утрам', 'in the mornings'), null, 9 * HOUR_S],
  [phrases('по вечерам', 'in the evenings'), null, 18 * HOUR_S],
  [phrases('по ночам'), null, 22 * HOUR_S],
];

/** Reads `weekday`, `monday and friday` or `morning` after "every"; `on mondays`, «по будням» without. */
export function readGroup(words: readonly TextPart[], at: number, { isEvery }: { isEvery: boolean }): GroupAt | null {
  for (const [named, weekdays, seconds] of isEvery ? AFTER_EVERY : ALONE) {
    const next = afterAnyPhrase(words, at, named);
    if (next === null) continue;
    return { of: weekdays === null ? everyDay : onWeekdays(weekdays), next, ...(seconds !== undefined && { seconds }) };
  }
  const place = isEvery ? at : (afterAnyPhrase(words, at, ON_PLURAL) ?? at);
  const isPlural = PLURALS.has(words[place]?.text ?? '');
  const list = isEvery || isPlural ? readWeekdays(words, place) : null;
  return list && { of: onWeekdays(list.weekdays), next: list.next };
}

const ON_PLURAL = phrases('on', 'по');

const everyDay = (seconds: number): Recurrence => ({ kind: 'days', every: 1, seconds });

const onWeekdays =
  (weekdays: number[]) =>
  (seconds: number): Recurrence => ({ kind: 'weekdays', every: 1, weekdays, seconds });

/** Reads `monday`, `mon, wed and fri`, `monday to friday`, «понедельник и среду», «с понедельника по пятницу». */
export function readWeekdays(words: readonly TextPart[], at: number): WeekdaysAt | null {
  const start = afterAnyPhrase(words, at, FROM) ?? at;
  const first = weekdayAt(words, start);
  if (first === null) return null;
  const to = afterAnyPhrase(words, start + 1, TO);
  const last = to === null ? null : weekdayAt(words, to);
  if (to !== null && last !== null) {
    const count = ((last - first + 7) % 7) + 1;
    return { weekdays: inOrder(Array.from({ length: count }, (_, index) => (first + index) % 7)), next: to + 1 };
  }
  const found = [first];
  let next = start + 1;
  for (;;) {
    const and = afterAnyPhrase(words, next, AND);
    const another = and === null ? null : weekdayAt(words, and);
    if (and === null || another === null) return { weekdays: inOrder(found), next };
    found.push(another);
    next = and + 1;
  }
}

function weekdayAt(words: readonly TextPart[], at: number): number | null {
  const word = words[at]?.text ?? '';
  return WEEKENDS.has(word) ? null : (WEEKDAYS.get(word) ?? PLURALS.get(word) ?? null);
}

function inOrder(weekdays: readonly number[]): number[] {
  return [...new Set(weekdays)].toSorted((one, other) => one - other);
}
