import { expect, test } from 'vitest';
import { mean } from '../odds/enumerate.ts';
import type { Seat } from '../rules.ts';
import { scriptedIntegers } from '../scripted-integers.ts';
import { DUEL_ITEMS, type DuelItem, gearOf, gearPrice } from './gear.ts';
import { planDefensively, shotOutcomes, winsDuel } from './odds.ts';
import { type DuelAct, duelRules } from './rules.ts';

const bet = { stake: 100, seats: 2, commission: 5, options: {} } as const;

/** A duel with this equipment in which the first player begins, followed by alternating acts with scripted draws. */
function playDuel(first: DuelItem[], second: DuelItem[], turns: readonly { act: DuelAct; draws?: number[] }[]) {
  const integers = scriptedIntegers(0, ...turns.flatMap(({ draws = [] }) => draws));
  const acts = turns.map(({ act }, index): [Seat, DuelAct] => [index % 2 === 0 ? 0 : 1, act]);
  const all: [Seat, DuelAct][] = [[1, { equip: second }], [0, { equip: first }], ...acts];
  return all.reduce(
    (state, [seat, act]) => {
      const taken = duelRules.act(state, seat, act, integers);
      if ('refused' in taken) throw new Error(taken.refused);
      return taken.state;
    },
    duelRules.start(bet, integers),
  );
}

const shot = (...draws: number[]) => ({ act: 'shoot', draws }) as const;
const hps = (state: ReturnType<typeof playDuel>) => state.duellists.map(({ hp }) => hp);
/** A leg shot for 1 point. */
const SCRATCH = shot(0, 0);

test.for([
  { what: 'a leg takes 1', gear: [], draws: [0, 0], left: 99 },
  { what: 'the last leg takes 15', gear: [], draws: [39, 14], left: 85 },
  { what: 'the first body takes 10', gear: [], draws: [40, 0], left: 90 },
  { what: 'the last body takes 40', gear: [], draws: [94, 30], left: 60 },
  { what: 'the first head takes everything', gear: [], draws: [95], left: 0 },
  { what: 'armour leaves 5', gear: ['armor'], draws: [40, 0], left: 95 },
  { what: 'or 20 at most', gear: ['armor'], draws: [94, 15], left: 80 },
  { what: 'armour does not cover legs', gear: ['armor'], draws: [39, 14], left: 85 },
  { what: 'a helmet takes a head shot for 30', gear: ['helmet'], draws: [99], left: 70 },
] as const)('$what', ({ gear, draws, left }) => {
  expect(hps(playDuel([], [...gear], [shot(...draws)]))).toEqual([100, left]);
});

test.for([
  { draws: [14, 14], left: 85 },
  { draws: [15, 0], left: 90 },
  { draws: [89, 30], left: 60 },
  { draws: [90], left: 0 },
])('a scope brings a shot drawn as $draws elsewhere', ({ draws, left }) => {
  expect(hps(playDuel(['scope'], [], [shot(...draws)]))).toEqual([100, left]);
});

test('a helmet takes one head shot and is gone', () => {
  const duel = playDuel([], ['helmet'], [shot(95), SCRATCH, shot(95)]);

  expect(hps(duel)).toEqual([99, 0]);
  expect(duelRules.view(duel).moves.map((move) => move.kind === 'shoot' && move.brokeHelmet)).toEqual([
    true,
    false,
    false,
  ]);
});

test('a grenade takes 20 to 60 through armour, once', () => {
  expect(hps(playDuel(['grenade'], ['armor', 'helmet'], [{ act: 'grenade', draws: [0] }]))).toEqual([100, 80]);
  expect(hps(playDuel(['grenade'], [], [{ act: 'grenade', draws: [40] }]))).toEqual([100, 40]);
  expect(() => playDuel(['grenade'], [], [{ act: 'grenade', draws: [0] }, SCRATCH, { act: 'grenade' }])).toThrow(
    'notPossible',
  );
  expect(() => playDuel([], [], [{ act: 'grenade' }])).toThrow('notPossible');
});

test('a medkit heals 50, not above 100, in a turn of its own and once', () => {
  const medkit = { act: 'medkit' } as const;

  expect(hps(playDuel([], ['medkit'], [shot(94, 30), medkit]))).toEqual([100, 100]);
  expect(hps(playDuel([], ['medkit'], [shot(94, 30), SCRATCH, shot(94, 30), medkit]))).toEqual([99, 70]);
  expect(() => playDuel([], ['medkit'], [SCRATCH, medkit, SCRATCH, medkit])).toThrow('notPossible');
  expect(() => playDuel(['medkit'], [], [medkit])).toThrow('notPossible');
});

test('equipment is paid to the house, the winner gets both stakes less the commission', () => {
  const duel = playDuel(['scope', 'helmet'], ['grenade'], [shot(90)]);

  expect(duelRules.escrow(duel)).toEqual([114, 107]);
  expect(duelRules.payouts(duel)).toEqual([195, 0]);
});

test('a price is rounded up', () => {
  expect(gearPrice(10, [...DUEL_ITEMS])).toBe(1 + 2 + 1 + 1 + 1);
  expect(gearPrice(1_000, [...DUEL_ITEMS])).toBe(100 + 130 + 40 + 70 + 70);
});

test('a duel is lost by who does not act, and by who gives up', () => {
  const duel = playDuel([], [], [SCRATCH]);
  const gaveUp = duelRules.act(duel, 1, 'surrender', scriptedIntegers());

  expect(duelRules.payouts(duelRules.timeout(duel, scriptedIntegers()))).toEqual([195, 0]);
  expect('state' in gaveUp && duelRules.payouts(gaveUp.state)).toEqual([195, 0]);
});

test('a duel that never began gives unused equipment back, and nobody loses where neither came', () => {
  const start = duelRules.start(bet, scriptedIntegers());
  const waiting = duelRules.act(start, 1, { equip: ['armor'] }, scriptedIntegers());
  if ('refused' in waiting) throw new Error(waiting.refused);

  expect(duelRules.awaited(waiting.state)).toEqual([0]);
  expect(duelRules.payouts(duelRules.timeout(waiting.state, scriptedIntegers()))).toEqual([0, 195 + 13]);
  expect(duelRules.payouts(duelRules.timeout(start, scriptedIntegers()))).toEqual([100, 100]);
});

test.for([
  { scope: false, items: [], damage: 21.95 },
  { scope: true, items: [], damage: 29.95 },
  { scope: false, items: ['armor', 'helmet'], damage: 11.575 },
  { scope: true, items: ['armor', 'helmet'], damage: 13.575 },
] as const)('a shot with scope $scope at $items takes $damage on average', ({ scope, items, damage }) => {
  expect(mean(shotOutcomes(scope, gearOf(items)), (hit) => hit.damage)).toBeCloseTo(damage, 9);
});

test('each item costs a quarter of what it adds against somebody without any', () => {
  for (const item of DUEL_ITEMS) {
    const added = 2 * winsDuel(gearOf([item]), gearOf([]), planDefensively) - 1;

    expect(Math.abs(gearPrice(100, [item]) - (added * 100) / 4)).toBeLessThan(0.6);
  }
});
