import { expect, test } from 'vitest';
import { readOrderEnd } from './order-end.ts';

const context = { nowMs: Date.UTC(2026, 10, 25, 12, 30), zone: 'Europe/Berlin' };
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

test('An order that begins with a time ends then', () => {
  const read = readOrderEnd('for 10m spam 7d', context);

  expect(read).toEqual({ kind: 'read', end: { kind: 'length', ms: 10 * MINUTE }, rest: 'spam 7d' });
});

test.for([
  { text: 'spam 7d', ends: [7 * DAY], rest: 'spam' },
  { text: 'flood, 3 дня', ends: [3 * DAY], rest: 'flood' },
  { text: '3dayz spam', ends: [3 * DAY], rest: 'spam' },
  { text: '10 spam', ends: [10 * MINUTE, 600 * MINUTE, 10 * DAY], rest: 'spam' },
  { text: 'бан на неделю', ends: [7 * DAY], rest: 'бан' },
  { text: 'флуд неделя', ends: [7 * DAY], rest: 'флуд' },
  { text: 'spam for 3 dayz please', ends: [3 * DAY], rest: 'spam please' },
  { text: 'spam (7d)', ends: [7 * DAY], rest: 'spam' },
  { text: 'spam/7d', ends: [7 * DAY], rest: 'spam' },
  { text: 'spam -7d', ends: [7 * DAY], rest: 'spam' },
  { text: '5-6 days spam', ends: [5 * DAY, 6 * DAY], rest: 'spam' },
  { text: 'a few days', ends: [3 * DAY], rest: '' },
  { text: 'временно', ends: [60 * MINUTE, DAY, 7 * DAY], rest: '' },
  { text: 'spamming for 3 days straight', ends: [3 * DAY], rest: 'spamming straight' },
])('Asks about a time in "$text"', ({ text, ends, rest }) => {
  const read = readOrderEnd(text, context);

  expect(read).toEqual({ kind: 'asked', meanings: ends.map((ms) => ({ end: { kind: 'length', ms }, rest })) });
});

test.for([
  'come back tomorrow',
  'реклама до завтра',
  'spam until 26.11',
  'tomorrow',
  'on the 26th he is back',
  'до 26',
])('Asks about a moment in "%s"', (text) => {
  const read = readOrderEnd(text, context);

  expect(read).toMatchObject({ kind: 'asked', meanings: [{ end: { at: Date.UTC(2026, 10, 25, 23) } }] });
});

test.for([
  '',
  'spam',
  'rule 3',
  'account 2 days old',
  'joined 5 minutes ago',
  'every 5 minutes the same',
  'raid at 18:00',
  'ruined my day',
  'ночью рейдил',
  'in the morning he raided',
  '5th warning',
  'sun emoji',
  '3/10 behaviour',
  'spam forever',
  'has a second account',
  'за 5 минут 20 сообщений',
  '24/7 spam',
  'version 1.2.3',
  'оскорблял 2 раза',
  '2 days ago he spammed',
  '3rd warning',
])('Finds nothing in "%s" that could be a time', (text) => {
  expect(readOrderEnd(text, context)).toEqual({ kind: 'none' });
});

test.for([
  { text: '-5m spam', why: 'past' },
  { text: '0 spam', why: 'noUnit' },
  { text: 'spam until 31.04', why: 'noSuchDay' },
  { text: 'спам до 25:00', why: 'noSuchTime' },
])('Finds an end in "$text" that cannot be: $why', ({ text, why }) => {
  expect(readOrderEnd(text, context)).toMatchObject({ kind: 'wrong', why });
});
