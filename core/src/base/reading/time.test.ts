import { describe, expect, test } from 'vitest';
import { readTime, type Time } from './time.ts';

/** A Wednesday, 13:30 in Berlin. */
const NOW = Date.UTC(2026, 10, 25, 12, 30);
const context = { nowMs: NOW, zone: 'Europe/Berlin' };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A length in milliseconds, or a moment as ISO 8601 without what is zero. */
function shown(time: Time): number | string {
  if (time.kind === 'length') return time.ms;
  return time.kind === 'endless' ? 'endless' : new Date(time.at).toISOString().replace(/(?::00)?\.000Z$/, 'Z');
}

describe('Lengths', () => {
  test.for([
    { text: '10m', ms: 10 * MINUTE, rest: '' },
    { text: '1h30m tea', ms: 90 * MINUTE, rest: 'tea' },
    { text: '1 h 30 min. 5 apples', ms: 90 * MINUTE, rest: '5 apples' },
    { text: '1ч 30м', ms: 90 * MINUTE, rest: '' },
    { text: '1ч30', ms: 90 * MINUTE, rest: '' },
    { text: '1h 30 apples', ms: HOUR, rest: '30 apples' },
    { text: '2 weeks', ms: 14 * DAY, rest: '' },
    { text: '1 day 2 часа', ms: DAY + 2 * HOUR, rest: '' },
    { text: '1h 2 days left', ms: HOUR, rest: '2 days left' },
    { text: '2 дня купить хлеб', ms: 2 * DAY, rest: 'купить хлеб' },
    { text: '1,5 часа', ms: 90 * MINUTE, rest: '' },
    { text: '1½ hours', ms: 90 * MINUTE, rest: '' },
    { text: 'an hour and a half', ms: 90 * MINUTE, rest: '' },
    { text: 'полтора часа', ms: 90 * MINUTE, rest: '' },
    { text: 'час с половиной', ms: 90 * MINUTE, rest: '' },
    { text: 'двадцать пять минут', ms: 25 * MINUTE, rest: '' },
    { text: 'forty-five minutes', ms: 45 * MINUTE, rest: '' },
    { text: 'пару часов', ms: 2 * HOUR, rest: '' },
    { text: '1 неделю и день', ms: 8 * DAY, rest: '' },
    { text: 'неделя', ms: 7 * DAY, rest: '' },
    { text: 'полчаса флуд', ms: 30 * MINUTE, rest: 'флуд' },
    { text: 'Half an hour of rest', ms: 30 * MINUTE, rest: 'of rest' },
    { text: 'Week of silence', ms: 7 * DAY, rest: 'of silence' },
    { text: '1h day off', ms: HOUR, rest: 'day off' },
    { text: '1 month', ms: 30 * DAY, rest: '' },
    { text: 'a fortnight', ms: 14 * DAY, rest: '' },
    { text: '~10m', ms: 10 * MINUTE, rest: '' },
    { text: 'примерно на 10 минут', ms: 10 * MINUTE, rest: '' },
    { text: 'в течение недели', ms: 7 * DAY, rest: '' },
    { text: '2 more days', ms: 2 * DAY, rest: '' },
    { text: '1:30h', ms: 90 * MINUTE, rest: '' },
    { text: '2 года', ms: 730 * DAY, rest: '' },
    { text: 'for 10m spam', ms: 10 * MINUTE, rest: 'spam' },
    { text: 'на 10 минут спам', ms: 10 * MINUTE, rest: 'спам' },
    { text: 'через 5 минут', ms: 5 * MINUTE, rest: '' },
    { text: '2h from now', ms: 2 * HOUR, rest: '' },
    { text: '٣ дня', ms: 3 * DAY, rest: '' },
    { text: '0s', ms: 0, rest: '' },
    { text: `${'9'.repeat(400)}m`, ms: Infinity, rest: '' },
  ])('Reads "$text" as $ms ms and leaves "$rest"', ({ text, ms, rest }) => {
    const read = readTime(text, context);

    expect(read).toMatchObject({ kind: 'read', value: { kind: 'length', ms } });
    expect(text.slice(read.length).trim()).toBe(rest);
  });
});

describe('Moments', () => {
  test.for([
    { text: '18:00', at: '2026-11-25T17:00Z', rest: '' },
    { text: '9:00', at: '2026-11-26T08:00Z', rest: '' },
    { text: 'at 6pm', at: '2026-11-25T17:00Z', rest: '' },
    { text: 'в 9', at: '2026-11-26T08:00Z', rest: '' },
    { text: 'half past 6', at: '2026-11-26T05:30Z', rest: '' },
    { text: 'в половине шестого', at: '2026-11-26T04:30Z', rest: '' },
    { text: 'в 2 часа ночи', at: '2026-11-26T01:00Z', rest: '' },
    { text: 'this evening', at: '2026-11-25T17:00Z', rest: '' },
    { text: 'до вечера', at: '2026-11-25T17:00Z', rest: '' },
    { text: 'до выходных', at: '2026-11-27T23:00Z', rest: '' },
    { text: 'until the 5th', at: '2026-12-04T23:00Z', rest: '' },
    { text: '31-12-2026', at: '2026-12-30T23:00Z', rest: '' },
    { text: 'until new year', at: '2026-12-31T23:00Z', rest: '' },
    { text: 'в 9 вечера', at: '2026-11-25T20:00Z', rest: '' },
    { text: 'tomorrow 9am', at: '2026-11-26T08:00Z', rest: '' },
    { text: 'завтра в 9 купить хлеб', at: '2026-11-26T08:00Z', rest: 'купить хлеб' },
    { text: 'до завтра', at: '2026-11-25T23:00Z', rest: '' },
    { text: 'until friday 18:00', at: '2026-11-27T17:00Z', rest: '' },
    { text: 'в среду в 18:00', at: '2026-11-25T17:00Z', rest: '' },
    { text: 'wednesday', at: '2026-12-01T23:00Z', rest: '' },
    { text: '31.12 18:00 Nitro', at: '2026-12-31T17:00Z', rest: 'Nitro' },
    { text: '31.12 5 keys', at: '2026-12-30T23:00Z', rest: '5 keys' },
    { text: '01.02 12:00', at: '2027-02-01T11:00Z', rest: '' },
    { text: '29.02', at: '2028-02-28T23:00Z', rest: '' },
    { text: '2026-12-31 18:00', at: '2026-12-31T17:00Z', rest: '' },
    { text: '2026-12-31T23:59:30Z', at: '2026-12-31T23:59:30Z', rest: '' },
    { text: '31.12.2026 18:00 UTC-5', at: '2026-12-31T23:00Z', rest: '' },
    { text: '18:00 +03:00', at: '2026-11-25T15:00Z', rest: '' },
    { text: '18:00 мск', at: '2026-11-25T15:00Z', rest: '' },
    { text: 'Dec 31st, 2027 at noon', at: '2027-12-31T11:00Z', rest: '' },
    { text: '1 января 2027 года в 12:00', at: '2027-01-01T11:00Z', rest: '' },
    { text: '31/12 18:00', at: '2026-12-31T17:00Z', rest: '' },
    { text: 'по 31.12', at: '2026-12-31T23:00Z', rest: '' },
    { text: 'до 18.30', at: '2026-11-25T17:30Z', rest: '' },
    { text: 'до конца недели', at: '2026-11-29T23:00Z', rest: '' },
    { text: 'in 2 weeks on friday at 9am', at: '2026-12-11T08:00Z', rest: '' },
    { text: 'через неделю в среду', at: '2026-12-01T23:00Z', rest: '' },
    { text: 'in 2 days at 18:00', at: '2026-11-27T17:00Z', rest: '' },
    { text: '<t:1798761600:R>', at: '2027-01-01T00:00Z', rest: '' },
    { text: '1798761600', at: '2027-01-01T00:00Z', rest: '' },
  ])('Reads "$text" as $at and leaves "$rest"', ({ text, at, rest }) => {
    const read = readTime(text, context);

    expect(read.kind === 'read' ? shown(read.value) : read).toBe(at);
    expect(text.slice(read.length).trim()).toBe(rest);
  });

  test.for([
    // The clocks went back at 3:00 and forward at 2:00.
    { text: 'tomorrow 12:00', now: '2026-10-24T10:00:00Z', at: '2026-10-25T11:00Z' },
    { text: 'tomorrow 12:00', now: '2027-03-27T11:00:00Z', at: '2027-03-28T10:00Z' },
    { text: '28.03.2027 02:30', now: '2027-03-01T00:00:00Z', at: '2027-03-28T01:30Z' },
    { text: '25.10.2026 02:30', now: '2026-10-01T00:00:00Z', at: '2026-10-25T00:30Z' },
    { text: '1 day', now: '2026-10-24T10:00:00Z', at: DAY },
  ])('Reads "$text" as $at across a change of the clocks', ({ text, now, at }) => {
    const read = readTime(text, { ...context, nowMs: Date.parse(now) });

    expect(read.kind === 'read' ? shown(read.value) : read).toBe(at);
  });

  test.for([
    { text: '9:00', at: '2026-11-25T08:00Z' },
    { text: '01.02 12:00', at: '2027-02-01T11:00Z' },
    { text: '01.02.2026 12:00', at: '2026-02-01T11:00Z' },
    { text: '2h ago', at: '2026-11-25T10:30Z' },
    { text: 'now', at: '2026-11-25T12:30Z' },
    { text: '1767225600', at: '2026-01-01T00:00Z' },
  ])('Reads "$text" as $at where a moment may have passed', ({ text, at }) => {
    const read = readTime(text, { ...context, mayBePast: true });

    expect(read.kind === 'read' ? shown(read.value) : read).toBe(at);
  });

  test('A day without a time begins when the reader of the order wants', () => {
    const read = readTime('tomorrow', { ...context, daySeconds: 9 * 3600 });

    expect(read).toMatchObject({ value: { at: Date.UTC(2026, 10, 26, 8) } });
  });
});

test.for([
  { text: '3dayz', meanings: [3 * DAY], rest: '' },
  { text: '10 minuts spam', meanings: [10 * MINUTE], rest: 'spam' },
  { text: '2 huors', meanings: [2 * HOUR], rest: '' },
  { text: '5 мниут', meanings: [5 * MINUTE], rest: '' },
  { text: '10 spam', meanings: [10 * MINUTE, 10 * HOUR, 10 * DAY], rest: 'spam' },
  { text: '5 с матом', meanings: [5 * MINUTE, 5 * HOUR, 5 * DAY], rest: 'с матом' },
  { text: '1h 30', meanings: [90 * MINUTE, HOUR], rest: '' },
  { text: 'next friday', meanings: ['2026-12-03T23:00Z', '2026-11-26T23:00Z'], rest: '' },
  { text: '1d 12', meanings: [36 * HOUR, DAY], rest: '' },
  { text: '5-10 min', meanings: [5 * MINUTE, 10 * MINUTE], rest: '' },
  { text: 'in 5', meanings: [5 * MINUTE, 5 * HOUR, 5 * DAY], rest: '' },
  { text: 'until 25', meanings: ['2026-12-24T23:00Z'], rest: '' },
  { text: '17.30', meanings: ['2026-11-25T16:30Z'], rest: '' },
  { text: 'до 5 часов', meanings: ['2026-11-26T04:00Z', 5 * HOUR], rest: '' },
  { text: 'через 2 недели в понедельник', meanings: ['2026-12-06T23:00Z', '2026-12-13T23:00Z'], rest: '' },
  { text: '05/06 18:00', meanings: ['2027-06-05T16:00Z', '2027-05-06T16:00Z'], rest: '' },
])('Takes "$text" for any of $meanings', ({ text, meanings, rest }) => {
  const read = readTime(text, context);

  expect(read.kind === 'ambiguous' ? read.meanings.map(shown) : read).toEqual(meanings);
  expect(text.slice(read.length).trim()).toBe(rest);
});

test.for([
  { text: '', why: 'absent' },
  { text: 'tea', why: 'absent' },
  { text: 'с матом', why: 'absent' },
  { text: 'm', why: 'absent' },
  { text: 'weekends', why: 'absent' },
  { text: 'second warning', why: 'absent' },
  { text: '2nd time', why: 'absent' },
  { text: '24/7 spam', why: 'absent' },
  { text: '31.06.2026', why: 'noSuchDay' },
  { text: '18:60', why: 'noSuchTime' },
  { text: 'for spam', why: 'absent' },
  { text: 'at 25:00', why: 'noSuchTime' },
  { text: '0 spam', why: 'noUnit' },
  { text: '1000 spam', why: 'noUnit' },
  { text: '-5m', why: 'past' },
  { text: 'until 31.12.2020', why: 'past' },
  { text: '2 days ago', why: 'ago' },
  ...[
    '31 feb',
    '30-е февраля',
    'feb 30',
    '31.04',
    '32.12 party',
    '31/04',
    '2026-02-30',
    '18:00 31.06',
    'until 31.04',
  ].map((text) => ({ text, why: 'noSuchDay' })),
  ...['25:00', 'в 25:00', 'tomorrow 24:01', '31 dec 18:70', 'friday at 25:00'].map((text) => ({
    text,
    why: 'noSuchTime',
  })),
])('Reads no time from "$text": $why', ({ text, why }) => {
  expect(readTime(text, context)).toMatchObject({ kind: 'unread', why });
});

test.for(['forever spam', 'навсегда', 'permanent', 'for ever', 'до снятия'])('Reads "%s" as endless', (text) => {
  expect(readTime(text, context)).toMatchObject({ kind: 'read', value: { kind: 'endless' } });
});
