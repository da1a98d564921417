import { expect, test } from 'vitest';
import { readStake } from './bet.ts';
import { DEFAULT_GAMES, gamesSchema } from '../section.ts';

const limits = { available: 1_000, min: 10, max: null, leftToday: null };

test.for([
  { text: '250', more: {}, read: { stake: 250 } },
  { text: 'half', more: {}, read: { stake: 500 } },
  { text: 'всё', more: {}, read: { stake: 1_000 } },
  { text: 'all', more: { max: 300 }, read: { stake: 300 } },
  { text: 'all', more: { leftToday: 200, max: 300 }, read: { stake: 200 } },
  { text: '10', more: {}, read: { stake: 10 } },
  { text: '9', more: {}, read: { refused: 'belowMin', limit: 10 } },
  { text: '300', more: { max: 300 }, read: { stake: 300 } },
  { text: '301', more: { max: 300 }, read: { refused: 'aboveMax', limit: 300 } },
  { text: '1000', more: {}, read: { stake: 1_000 } },
  { text: '1001', more: {}, read: { refused: 'notEnough', limit: 1_000 } },
  { text: '200', more: { leftToday: 200 }, read: { stake: 200 } },
  { text: '201', more: { leftToday: 200 }, read: { refused: 'dayLimit', limit: 200 } },
  { text: 'all', more: { leftToday: 0 }, read: { refused: 'dayLimit', limit: 0 } },
  { text: 'all', more: { available: 0 }, read: { refused: 'notEnough', limit: 0 } },
  { text: 'all', more: { available: -50 }, read: { refused: 'notEnough', limit: -50 } },
  { text: 'half', more: { available: 15 }, read: { refused: 'belowMin', limit: 10 } },
  { text: '2000000m', more: { available: 2e15 }, read: { refused: 'aboveMax', limit: 1e12 } },
  { text: '-5', more: {}, read: { refused: 'notPositive' } },
  { text: 'a lot', more: {}, read: { refused: 'notANumber' } },
])('Reads the stake "$text" with $more as $read', ({ text, more, read }) => {
  expect(readStake(text, { ...limits, ...more })).toEqual(read);
});

test('The default game settings are valid, and invalid weekdays, hours and limits are refused', () => {
  const { jackpot } = DEFAULT_GAMES;

  expect(gamesSchema.safeParse(DEFAULT_GAMES).success).toBe(true);
  expect(gamesSchema.safeParse({ ...DEFAULT_GAMES, jackpot: { ...jackpot, weekday: 7 } }).success).toBe(false);
  expect(gamesSchema.safeParse({ ...DEFAULT_GAMES, jackpot: { ...jackpot, hour: 24 } }).success).toBe(false);
  expect(gamesSchema.safeParse({ ...DEFAULT_GAMES, maxBet: 0 }).success).toBe(false);
});
