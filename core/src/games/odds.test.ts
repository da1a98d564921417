import { expect, test } from 'vitest';
import { commitmentTo } from './fairness/commitment.ts';
import { fairIntegers } from './fairness/integers.ts';
import { GAME_NAMES } from './names.ts';
import { ODDS } from './odds.ts';
import { EVEN_TERMS } from './odds/odds-case.ts';
import { agrees, simulate } from './odds/simulate.ts';

const ROUNDS = 10_000;
/** Allowed deviation in standard errors. The seeds are fixed, so results only change when rules or odds do. */
const ERRORS = 4;

const cases = GAME_NAMES.flatMap((game) => ODDS[game](EVEN_TERMS));

test.for(cases.map((each, index) => ({ name: `${each.game} ${each.strategy}`, each, index })))(
  'A simulation of $name agrees with the computed odds',
  ({ each, index }) => {
    // One endless round supplies the numbers of all simulated rounds.
    const serverSeed = commitmentTo(index.toString(16).padStart(64, '0'));
    const integers = fairIntegers({ game: each.game, serverSeed, clientSeed: 'odds', nonce: 0 });

    const { returned, chance } = simulate(each, ROUNDS, () => integers);

    expect(agrees(each.exact.returned, returned, ERRORS), `${returned.mean} is not ${each.exact.returned}`).toBe(true);
    expect(agrees(each.exact.chance, chance, ERRORS), `${chance.mean} is not ${each.exact.chance}`).toBe(true);
  },
);

test('The house keeps 1 to 3 % from optimal play in games whose odds the specification leaves open', () => {
  const open = (['coinflip', 'dice', 'slots', 'rps', 'blackjack'] as const).flatMap((game) => ODDS[game](EVEN_TERMS));
  const best = open.filter(({ strategy }) => strategy !== 'as-dealer');

  expect(best.length).toBeGreaterThan(8);
  for (const { exact } of best) {
    expect(exact.returned).toBeGreaterThanOrEqual(0.97);
    expect(exact.returned).toBeLessThanOrEqual(0.99);
  }
});

test('Returns for a small stake include the loss from rounding', () => {
  const small = { stake: 10, commission: 5 };
  const returned = [...ODDS.coinflip(small), ...ODDS.rps(small), ...ODDS.slots(small)].map(
    ({ game, strategy, exact }) => [`${game} ${strategy}`, Number((exact.returned * 100).toFixed(2))],
  );

  expect(Object.fromEntries(returned)).toEqual({
    'coinflip house': 95,
    'coinflip member': 95,
    'rps house-rock': 96.67,
    'rps house-paper': 96.67,
    'rps house-scissors': 96.67,
    'slots spin': 98,
  });
});
