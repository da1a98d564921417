import { expect, test } from 'vitest';
import { mean } from '../odds/enumerate.ts';
import type { Seat } from '../rules.ts';
import { scriptedIntegers } from '../scripted-integers.ts';
import { DUEL_ITEMS, type DuelItem, gearOf, gearPrice } from './gear.ts';
import { planDefensively, shotOutcomes, winsDuel } from './odds.ts';
import { type DuelMove, duelRules } from './rules.ts';

const bet = { stake: 100, seats: 2, commission: 5, options: {} } as const;

/** A duel with this equipment in which the first player begins, followed by alternating moves with scripted draws. */
function playDuel(first: DuelItem[], second: DuelItem[], turns: readonly { move: DuelMove; draws?: number[] }[]) {
  const integers = scriptedIntegers(0, ...turns.flatMap(({ draws = [] }) => draws));
  const moves = turns.map(({ move }, index): [Seat, DuelMove] => [index % 2 === 0 ? 0 : 1, move]);
  const all: [Seat, DuelMove][] = [[1, { equip: second }], [0, { equip: first }], ...moves];
  return all.reduce(
    (state, [seat, move]) => {
      const taken = duelRules.move(state, seat, move, integers);
      if ('refused' in taken) throw new Error(taken.refused);
      return taken.state;
    },
    duelRules.start(bet, integers),
  );
}

const shot = (...draws: number[]) => ({ move: 'shoot', draws }) as const;
const hps = (state: ReturnType<typeof playDuel>) => state.duellists.map(({ hp }) => hp);
/** A leg shot for 1 point. */
const SCRATCH = shot(0, 0);

test.for([
  { what: 'The weakest leg shot takes 1', gear: [], draws: [0, 0], left: 99 },
  { what: 'The strongest leg shot takes 15', gear: [], draws: [39, 14], left: 85 },
  { what: 'The weakest body shot takes 10', gear: [], draws: [40, 0], left: 90 },
  { what: 'The strongest body shot takes 40', gear: [], draws: [94, 30], left: 60 },
  { what: 'A head shot takes everything', gear: [], draws: [95], left: 0 },
  { what: 'Armour reduces the weakest body shot to 5', gear: ['armor'], draws: [40, 0], left: 95 },
  { what: 'Armour reduces the strongest body shot to 20', gear: ['armor'], draws: [94, 15], left: 80 },
  { what: 'Armour does not cover legs', gear: ['armor'], draws: [39, 14], left: 85 },
  { what: 'A helmet reduces a head shot to 30', gear: ['helmet'], draws: [99], left: 70 },
] as const)('$what', ({ gear, draws, left }) => {
  expect(hps(playDuel([], [...gear], [shot(...draws)]))).toEqual([100, left]);
});

test.for([
  { draws: [14, 14], left: 85 },
  { draws: [15, 0], left: 90 },
  { draws: [89, 30], left: 60 },
  { draws: [90], left: 0 },
])('With a scope, a shot drawn as $draws leaves $left HP', ({ draws, left }) => {
  expect(hps(playDuel(['scope'], [], [shot(...draws)]))).toEqual([100, left]);
});

test('A helmet withstands only one head shot', () => {
  const duel = playDuel([], ['helmet'], [shot(95), SCRATCH, shot(95)]);

  expect(hps(duel)).toEqual([99, 0]);
  expect(duelRules.view(duel).moves.map((move) => move.kind === 'shoot' && move.brokeHelmet)).toEqual([
    true,
    false,
    false,
  ]);
});

test('A grenade takes 20 to 60 through armour and works once', () => {
  expect(hps(playDuel(['grenade'], ['armor', 'helmet'], [{ move: 'grenade', draws: [0] }]))).toEqual([100, 80]);
  expect(hps(playDuel(['grenade'], [], [{ move: 'grenade', draws: [40] }]))).toEqual([100, 40]);
  expect(() => playDuel(['grenade'], [], [{ move: 'grenade', draws: [0] }, SCRATCH, { move: 'grenade' }])).toThrow(
    'notPossible',
  );
  expect(() => playDuel([], [], [{ move: 'grenade' }])).toThrow('notPossible');
});

test('A medkit heals 50, capped at 100, takes a turn and works once', () => {
  const medkit = { move: 'medkit' } as const;

  expect(hps(playDuel([], ['medkit'], [shot(94, 30), medkit]))).toEqual([100, 100]);
  expect(hps(playDuel([], ['medkit'], [shot(94, 30), SCRATCH, shot(94, 30), medkit]))).toEqual([99, 70]);
  expect(() => playDuel([], ['medkit'], [SCRATCH, medkit, SCRATCH, medkit])).toThrow('notPossible');
  expect(() => playDuel(['medkit'], [], [medkit])).toThrow('notPossible');
});

test('The house keeps the equipment fees, and the winner gets both stakes minus the commission', () => {
  const duel = playDuel(['scope', 'helmet'], ['grenade'], [shot(90)]);

  expect(duelRules.escrow(duel)).toEqual([114, 107]);
  expect(duelRules.payouts(duel)).toEqual([195, 0]);
});

test('Equipment prices are rounded up', () => {
  expect(gearPrice(10, [...DUEL_ITEMS])).toBe(1 + 2 + 1 + 1 + 1);
  expect(gearPrice(1_000, [...DUEL_ITEMS])).toBe(100 + 130 + 40 + 70 + 70);
});

test('A duellist who times out or surrenders loses', () => {
  const duel = playDuel([], [], [SCRATCH]);
  const gaveUp = duelRules.move(duel, 1, 'surrender', scriptedIntegers());

  expect(duelRules.payouts(duelRules.timeout(duel, scriptedIntegers()))).toEqual([195, 0]);
  expect('state' in gaveUp && duelRules.payouts(gaveUp.state)).toEqual([195, 0]);
});

test('A duel that never starts refunds equipment, and both stakes if neither player equipped', () => {
  const start = duelRules.start(bet, scriptedIntegers());
  const waiting = duelRules.move(start, 1, { equip: ['armor'] }, scriptedIntegers());
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
] as const)('A shot with scope $scope against $items takes $damage on average', ({ scope, items, damage }) => {
  expect(mean(shotOutcomes(scope, gearOf(items)), (hit) => hit.damage)).toBeCloseTo(damage, 9);
});

test('Each item costs a quarter of its advantage over an unequipped opponent', () => {
  for (const item of DUEL_ITEMS) {
    const added = 2 * winsDuel(gearOf([item]), gearOf([]), planDefensively) - 1;

    expect(Math.abs(gearPrice(100, [item]) - (added * 100) / 4)).toBeLessThan(0.6);
  }
});
