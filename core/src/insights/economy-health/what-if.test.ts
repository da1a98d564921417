import { expect, test } from 'vitest';
import { DEFAULT_ECONOMY } from '../../economy/schema.ts';
import type { KindFlow } from './flows.ts';
import { type EconomyRates, guessFlows, totalGuess } from './what-if.ts';

const now: EconomyRates = DEFAULT_ECONOMY;
const flow = (kind: string, changes: Partial<KindFlow>): KindFlow => ({
  kind,
  minted: 0,
  removed: 0,
  moved: 0,
  times: 0,
  ...changes,
});
const FLOWS = [
  flow('work', { minted: 15_200, times: 100 }),
  flow('moneybag', { minted: 2_600, times: 10 }),
  flow('pay', { moved: 1_000, times: 4 }),
  flow('commission', { removed: 48, times: 4 }),
  flow('daily', { minted: 900, times: 4 }),
];

const guessOf = (kind: string, change: Partial<EconomyRates>) =>
  guessFlows(FLOWS, now, { ...now, ...change }).find((guess) => guess.kind === kind);
const exactly = (amount: number) => ({ least: amount, most: amount });

test('Estimates for unchanged rates equal the recorded flows', () => {
  expect(totalGuess(guessFlows(FLOWS, now, now))).toEqual({ minted: exactly(18_700), removed: exactly(48) });
});

test('The salary estimate is the mean salary for every recorded work', () => {
  expect(guessOf('work', { work: { ...now.work, min: 100, max: 500 } })?.minted).toEqual(exactly(30_000));
});

test('Halving a cooldown at most doubles the estimate, and doubling it at most halves the estimate', () => {
  expect(guessOf('work', { work: { ...now.work, cooldown: 1_800_000 } })?.minted).toEqual({
    least: 15_200,
    most: 30_400,
  });
  expect(guessOf('work', { work: { ...now.work, cooldown: 7_200_000 } })?.minted).toEqual({
    least: 7_600,
    most: 15_200,
  });
});

test('A cooldown of zero counts as one minute', () => {
  expect(guessOf('work', { work: { ...now.work, cooldown: 0 } })?.minted.most).toBe(15_200 * 60);
});

test('Moneybags with a negative range mint their payouts and remove their costs', () => {
  const guess = guessOf('moneybag', { moneybags: { ...now.moneybags, min: -1, max: 1 } });

  // One in three pays 1, one in three costs 1.
  expect(guess).toMatchObject({ minted: exactly(3), removed: exactly(3) });
  expect(guessOf('moneybag', { moneybags: { ...now.moneybags, min: -20, max: -10 } })).toMatchObject({
    minted: exactly(0),
    removed: exactly(150),
  });
});

test('The commission estimate applies to moved money, even without an earlier commission', () => {
  expect(guessOf('commission', { commission: 10 })?.removed).toEqual(exactly(100));
  const untaxed = FLOWS.filter(({ kind }) => kind !== 'commission');
  const guesses = guessFlows(untaxed, { ...now, commission: 0 }, { ...now, commission: 7 });
  expect(guesses.find(({ kind }) => kind === 'commission')?.removed).toEqual(exactly(70));
});

test('Bonus estimates scale with the configured amount, which accounts for streaks', () => {
  expect(guessOf('daily', { moneyBonuses: { ...now.moneyBonuses, daily: 400 } })?.minted).toEqual(exactly(1_800));
});
