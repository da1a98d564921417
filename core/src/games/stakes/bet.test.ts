import { expect, test } from 'vitest';
import { stakeOf } from './bet.ts';
import { DEFAULT_GAMES, gamesSchema } from '../section.ts';

const ALL = { percent: 100 };
const HALF = { percent: 50 };
const limits = { available: 1_000, min: 10, max: null, leftToday: null };

test.for([
  { amount: { units: 250 }, more: {}, read: { stake: 250 } },
  { amount: HALF, more: {}, read: { stake: 500 } },
  { amount: ALL, more: {}, read: { stake: 1_000 } },
  { amount: ALL, more: { max: 300 }, read: { stake: 300 } },
  { amount: ALL, more: { leftToday: 200, max: 300 }, read: { stake: 200 } },
  { amount: { units: 10 }, more: {}, read: { stake: 10 } },
  { amount: { units: 9 }, more: {}, read: { refused: 'belowMin', limit: 10 } },
  { amount: { units: 300 }, more: { max: 300 }, read: { stake: 300 } },
  { amount: { units: 301 }, more: { max: 300 }, read: { refused: 'aboveMax', limit: 300 } },
  { amount: { units: 1_000 }, more: {}, read: { stake: 1_000 } },
  { amount: { units: 1001 }, more: {}, read: { refused: 'notEnough', limit: 1_000 } },
  { amount: { units: 200 }, more: { leftToday: 200 }, read: { stake: 200 } },
  { amount: { units: 201 }, more: { leftToday: 200 }, read: { refused: 'dayLimit', limit: 200 } },
  { amount: ALL, more: { leftToday: 0 }, read: { refused: 'dayLimit', limit: 0 } },
  { amount: ALL, more: { available: 0 }, read: { refused: 'notEnough', limit: 0 } },
  { amount: ALL, more: { available: -50 }, read: { refused: 'notEnough', limit: -50 } },
  { amount: HALF, more: { available: 15 }, read: { refused: 'belowMin', limit: 10 } },
  { amount: { units: 2e12 }, more: { available: 2e15 }, read: { refused: 'aboveMax', limit: 1e12 } },
])('Takes a stake of $amount with $more as $read', ({ amount, more, read }) => {
  expect(stakeOf(amount, { ...limits, ...more })).toEqual(read);
});

test('The default game settings are valid, and invalid weekdays, hours and limits are refused', () => {
  const { jackpot } = DEFAULT_GAMES;

  expect(gamesSchema.safeParse(DEFAULT_GAMES).success).toBe(true);
  expect(gamesSchema.safeParse({ ...DEFAULT_GAMES, jackpot: { ...jackpot, weekday: 7 } }).success).toBe(false);
  expect(gamesSchema.safeParse({ ...DEFAULT_GAMES, jackpot: { ...jackpot, hour: 24 } }).success).toBe(false);
  expect(gamesSchema.safeParse({ ...DEFAULT_GAMES, maxBet: 0 }).success).toBe(false);
});
