import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wallClockAt } from '../time-zone/wall-clock.ts';
import { listZones } from '../time-zone/zone-name.ts';
import { readRecurrence } from './read-recurrence.ts';
import { firstOccurrence, nextOccurrence, type Recurrence } from './recurrence.ts';
import { readReminder } from './reminder-order.ts';
import { lawRuns } from './law-runs.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const H9 = 9 * 3600;

/** A Wednesday, 13:30 in Berlin. */
const NOW = Date.UTC(2026, 10, 25, 12, 30);
const context = { nowMs: NOW, zone: 'Europe/Berlin', daySeconds: H9 };

const days = (every: number, seconds = H9): Recurrence => ({ kind: 'days', every, seconds });
const weekdays = (list: number[], seconds = H9, every = 1): Recurrence => ({
  kind: 'weekdays',
  every,
  weekdays: list,
  seconds,
});
const months = (day: number, seconds = H9, every = 1): Recurrence => ({ kind: 'months', every, day, seconds });
const interval = (everyMs: number): Recurrence => ({ kind: 'interval', everyMs });
const WORKDAYS = [0, 1, 2, 3, 4];

describe('Repetitions', () => {
  test.for([
    { text: 'every monday 9:00', recurrence: weekdays([0]), rest: '' },
    { text: 'every monday 9:00 stand-up', recurrence: weekdays([0]), rest: 'stand-up' },
    { text: 'every day at 9', recurrence: days(1), rest: '' },
    { text: 'every day at 6pm walk', recurrence: days(1, 18 * 3600), rest: 'walk' },
    { text: 'every day 5 push-ups', recurrence: days(1), rest: '5 push-ups' },
    { text: 'daily at 8:30', recurrence: days(1, 8.5 * 3600), rest: '' },
    { text: 'at 9 every day', recurrence: days(1), rest: '' },
    { text: 'every 2 hours', recurrence: interval(2 * HOUR), rest: '' },
    { text: 'every hour drink water', recurrence: interval(HOUR), rest: 'drink water' },
    { text: 'hourly', recurrence: interval(HOUR), rest: '' },
    { text: 'every 1h30m', recurrence: interval(1.5 * HOUR), rest: '' },
    { text: 'every 24 hours', recurrence: interval(DAY), rest: '' },
    { text: 'every weekday 9:00', recurrence: weekdays(WORKDAYS), rest: '' },
    { text: 'on weekends at noon', recurrence: weekdays([5, 6], 12 * 3600), rest: '' },
    { text: 'every weekend', recurrence: weekdays([5, 6]), rest: '' },
    { text: 'every mon, wed and fri at 18:00', recurrence: weekdays([0, 2, 4], 18 * 3600), rest: '' },
    { text: 'every monday to thursday', recurrence: weekdays([0, 1, 2, 3]), rest: '' },
    { text: 'mondays at 10', recurrence: weekdays([0], 10 * 3600), rest: '' },
    { text: 'every other day', recurrence: days(2), rest: '' },
    { text: 'every 3 days at 20:00', recurrence: days(3, 20 * 3600), rest: '' },
    { text: 'every 2 weeks on monday', recurrence: weekdays([0], H9, 2), rest: '' },
    { text: 'weekly', recurrence: days(7), rest: '' },
    { text: 'every month on the 1st', recurrence: months(1), rest: '' },
    { text: 'every 31st at noon', recurrence: months(31, 12 * 3600), rest: '' },
    { text: 'monthly', recurrence: months(25), rest: '' },
    { text: 'every 3 months on the 5th', recurrence: months(5, H9, 3), rest: '' },
    { text: 'every year on 31 december', recurrence: { kind: 'years', month: 12, day: 31, seconds: H9 }, rest: '' },
    { text: 'once a week on friday', recurrence: weekdays([4]), rest: '' },
    { text: 'every morning', recurrence: days(1), rest: '' },
    { text: 'каждый день в 9', recurrence: days(1), rest: '' },
    { text: 'каждый понедельник в 9:00', recurrence: weekdays([0]), rest: '' },
    { text: 'каждый понедельник и пятницу в 19:30 игра', recurrence: weekdays([0, 4], 19.5 * 3600), rest: 'игра' },
    { text: 'по будням в 9', recurrence: weekdays(WORKDAYS), rest: '' },
    { text: 'в 9 по будням', recurrence: weekdays(WORKDAYS), rest: '' },
    { text: 'по понедельникам и средам в 10 утра', recurrence: weekdays([0, 2], 10 * 3600), rest: '' },
    { text: 'каждые 2 часа', recurrence: interval(2 * HOUR), rest: '' },
    { text: 'каждые полтора часа', recurrence: interval(1.5 * HOUR), rest: '' },
    { text: 'каждый час', recurrence: interval(HOUR), rest: '' },
    { text: 'каждые выходные', recurrence: weekdays([5, 6]), rest: '' },
    { text: 'каждый второй день', recurrence: days(2), rest: '' },
    { text: 'раз в неделю', recurrence: days(7), rest: '' },
    { text: 'раз в 2 недели по вторникам', recurrence: weekdays([1], H9, 2), rest: '' },
    { text: 'каждый месяц 1 числа в 12:00', recurrence: months(1, 12 * 3600), rest: '' },
    { text: 'каждое 15-е число', recurrence: months(15), rest: '' },
    { text: 'каждый год 8 марта', recurrence: { kind: 'years', month: 3, day: 8, seconds: H9 } as const, rest: '' },
    { text: 'ежедневно в 22:00', recurrence: days(1, 22 * 3600), rest: '' },
    { text: 'каждый вечер', recurrence: days(1, 18 * 3600), rest: '' },
  ])('Reads "$text" and leaves "$rest"', ({ text, recurrence, rest }) => {
    const read = readRecurrence(text, context);

    expect(read).toMatchObject({ kind: 'read', value: recurrence });
    expect(text.slice(read.length).trim()).toBe(rest);
  });

  test('A misspelt unit is asked about, and a number without one is refused', () => {
    const read = ['every 2 houers', 'every 2 tea', 'every tea', 'monday 9:00'].map((text) =>
      readRecurrence(text, context),
    );

    expect(read).toMatchObject([
      { kind: 'ambiguous', meanings: [interval(2 * HOUR)] },
      { kind: 'unread', why: 'noUnit' },
      { kind: 'unread', why: 'absent' },
      { kind: 'unread', why: 'absent' },
    ]);
  });
});

describe('Occurrences', () => {
  const iso = (ms: number) => new Date(ms).toISOString().replace(/(?::00)?\.000Z$/, 'Z');

  test.for([
    { recurrence: days(1), first: '2026-11-26T08:00Z', next: '2026-11-27T08:00Z' },
    { recurrence: days(1, 18 * 3600), first: '2026-11-25T17:00Z', next: '2026-11-26T17:00Z' },
    { recurrence: days(3), first: '2026-11-28T08:00Z', next: '2026-12-01T08:00Z' },
    { recurrence: weekdays([0]), first: '2026-11-30T08:00Z', next: '2026-12-07T08:00Z' },
    { recurrence: weekdays([0], H9, 2), first: '2026-11-30T08:00Z', next: '2026-12-14T08:00Z' },
    { recurrence: weekdays([2, 4], 10 * 3600), first: '2026-11-27T09:00Z', next: '2026-12-02T09:00Z' },
    { recurrence: months(31), first: '2026-11-30T08:00Z', next: '2026-12-31T08:00Z' },
    { recurrence: months(1, H9, 3), first: '2026-12-01T08:00Z', next: '2027-03-01T08:00Z' },
    { recurrence: interval(2 * HOUR), first: '2026-11-25T14:30Z', next: '2026-11-25T16:30Z' },
    {
      recurrence: { kind: 'years', month: 2, day: 29, seconds: H9 } as const,
      first: '2027-02-28T08:00Z',
      next: '2028-02-29T08:00Z',
    },
  ])('$recurrence comes first at $first and then at $next', ({ recurrence, first, next }) => {
    const one = firstOccurrence(recurrence, context);
    const other = nextOccurrence(recurrence, one, { ...context, nowMs: one });

    expect([iso(one), iso(other)]).toEqual([first, next]);
  });

  test('Nine o’clock stays nine o’clock when the clocks change', () => {
    const before = Date.UTC(2027, 2, 27, 8);

    expect(iso(nextOccurrence(days(1), before, { ...context, nowMs: before }))).toBe('2027-03-28T07:00Z');
  });

  test('Occurrences that were missed are skipped', () => {
    const previous = Date.UTC(2026, 10, 1, 8);

    const next = [days(1), interval(2 * HOUR)].map((each) => iso(nextOccurrence(each, previous, context)));

    expect(next).toEqual(['2026-11-26T08:00Z', '2026-11-25T14:00Z']);
  });

  test('In every zone each occurrence is later than the one before, at its time of day unless clocks skip it', () => {
    const time = fc.integer({ min: 0, max: 86_399 });
    const count = fc.integer({ min: 1, max: 4 });
    const recurrence = fc.oneof(
      fc.record({ kind: fc.constant('days' as const), every: count, seconds: time }),
      fc.record({
        kind: fc.constant('weekdays' as const),
        every: count,
        weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
        seconds: time,
      }),
      fc.record({
        kind: fc.constant('months' as const),
        every: count,
        day: fc.integer({ min: 1, max: 31 }),
        seconds: time,
      }),
    );
    const at = fc.integer({ min: Date.UTC(2015, 0, 1), max: Date.UTC(2040, 0, 1) });
    fc.assert(
      fc.property(recurrence, fc.constantFrom(...listZones()), at, (each, zone, nowMs) => {
        const first = firstOccurrence(each, { nowMs, zone });
        const next = nextOccurrence(each, first, { nowMs: first, zone });
        const wall = wallClockAt(zone, next);
        const late = (wall - each.seconds * 1000) % DAY;

        expect(first).toBeGreaterThan(nowMs);
        expect(next).toBeGreaterThan(first);
        // Clocks skip three hours at most, and whole days only where the date line was crossed.
        expect(late === 0 || late <= 3 * HOUR).toBe(true);
      }),
      { numRuns: lawRuns(2000) },
    );
  });
});

describe('Reminders in one line', () => {
  test.for([
    { line: '1h stretch', text: 'stretch' },
    { line: 'me to feed the cat tomorrow at 9', text: 'feed the cat' },
    { line: 'me in 5 minutes to turn off the oven', text: 'turn off the oven' },
    { line: 'через 5 минут выключить духовку', text: 'выключить духовку' },
    { line: 'мне выключить духовку через 5 минут', text: 'выключить духовку' },
    { line: '1h "2 days left"', text: '2 days left' },
    { line: '"2 days left" 1h', text: '2 days left' },
    { line: '1h «через 2 дня экзамен»', text: 'через 2 дня экзамен' },
    { line: '1h 2 days left until the exam', text: '2 days left until the exam' },
    { line: 'call mom at 6pm', text: 'call mom' },
    { line: 'every monday 9:00 meeting', text: 'meeting' },
    { line: 'meeting every monday 9:00', text: 'meeting' },
    { line: 'полить цветы каждый день в 9', text: 'полить цветы' },
    { line: 'завтра в 9 купить хлеб', text: 'купить хлеб' },
    { line: '5 apples tomorrow', text: '5 apples' },
    { line: '1h to do list', text: 'to do list' },
    { line: `${'a b '.repeat(200)}tomorrow at 9`, text: 'a b '.repeat(200).trim() },
  ])('Reads "$line" as a reminder of "$text"', ({ line, text }) => {
    expect(readReminder(line, context)).toMatchObject({ kind: 'read', text });
  });

  test.for(['tea', 'buy 5 apples', 'feed the cat', 'forever tea'])('Finds no time in "%s"', (line) => {
    expect(readReminder(line, context)).toMatchObject({ kind: 'unread', why: 'absent' });
  });
});
