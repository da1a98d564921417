import { expect, test } from 'vitest';
import { coinflipRules } from './coinflip/rules.ts';
import { crashPayout, crashRules } from './crash/rules.ts';
import { diceRules } from './dice/rules.ts';
import { minefieldRules } from './minefield/rules.ts';
import { rpsRules, RPS_SIGNS } from './rps/rules.ts';
import type { Bet, GameRules, RoundState, Seat } from './rules.ts';
import { scriptedIntegers } from './scripted-integers.ts';
import { SLOT_PAYS, slotsRules } from './slots/rules.ts';

const alone = { stake: 100, seats: 1, commission: 5, options: {} } as const;
const pair = { ...alone, seats: 2 } as const;

/** Plays the moves with scripted numbers. */
function playScripted<Options, State extends RoundState, Move, View>(
  rules: GameRules<Options, State, Move, View>,
  bet: Bet<Options>,
  numbers: readonly number[],
  moves: readonly [Seat, Move][] = [],
): State {
  const integers = scriptedIntegers(...numbers);
  return moves.reduce(
    (state, [seat, move]) => {
      const taken = rules.move(state, seat, move, integers);
      if ('refused' in taken) throw new Error(taken.refused);
      return taken.state;
    },
    rules.start(bet, integers),
  );
}

const LAST_LOSING = 2 ** 30 - 1;
const STEP: [Seat, 'continue'] = [0, 'continue'];

test('A crash step is lost for exactly the words below 2^30', () => {
  const lost = playScripted(crashRules, alone, [2 ** 30, LAST_LOSING], [STEP, STEP]);
  const survived = playScripted(crashRules, alone, [2 ** 30, 2 ** 32 - 1], [STEP, STEP, [0, 'cashOut']]);

  expect(crashRules.payouts(lost)).toEqual([0]);
  expect(crashRules.payouts(survived)).toEqual([180]);
});

test('Crash pays 0.4 of the stake per step, rounded down, and ends after the last step', () => {
  const steps = Array.from({ length: 50 }, () => STEP);
  const last = playScripted(
    crashRules,
    alone,
    steps.map(() => 2 ** 30),
    steps,
  );

  expect([0, 1, 2, 3].map((step) => crashPayout(7, step))).toEqual([7, 9, 12, 15]);
  expect(crashRules.awaited(last)).toEqual([]);
  expect(crashRules.payouts(last)).toEqual([2_100]);
});

test('An idle crash round is cashed out at its current payout', () => {
  const open = playScripted(crashRules, alone, [2 ** 31], [STEP]);

  expect(crashRules.payouts(crashRules.timeout(open, scriptedIntegers()))).toEqual([140]);
});

test('A coin flip pays the correct caller minus the house edge or the commission', () => {
  const heads = { side: 'heads' } as const;
  const payouts = (bet: Bet<typeof heads>, number: number) =>
    coinflipRules.payouts(playScripted(coinflipRules, bet, [number]));

  expect(payouts({ ...alone, options: heads }, 0)).toEqual([196]);
  expect(payouts({ ...alone, options: heads }, 1)).toEqual([0]);
  expect(payouts({ ...alone, stake: 10, options: heads }, 0)).toEqual([19]);
  expect(payouts({ ...pair, options: heads }, 0)).toEqual([195, 0]);
  expect(payouts({ ...pair, options: heads }, 1)).toEqual([0, 195]);
});

test('A dice roll wins up to the chosen chance', () => {
  const payouts = (chance: number, number: number) =>
    diceRules.payouts(playScripted(diceRules, { ...alone, options: { chance } }, [number]));

  expect(payouts(50, 49)).toEqual([196]);
  expect(payouts(50, 50)).toEqual([0]);
  expect(payouts(1, 0)).toEqual([9_800]);
  expect(payouts(95, 94)).toEqual([103]);
});

test('Slots pay according to their table', () => {
  const multiplier = (...stops: number[]) => slotsRules.view(playScripted(slotsRules, alone, stops)).multiplier;

  expect(SLOT_PAYS).toEqual({ seven: 60, bell: 20, lemon: 8, cherry: 4 });
  expect(multiplier(0, 0, 0)).toBe(60);
  expect(multiplier(1, 2, 1)).toBe(20);
  expect(multiplier(3, 4, 5)).toBe(8);
  expect(multiplier(6, 7, 9)).toBe(4);
  expect(multiplier(6, 0, 8)).toBe(1);
  expect(multiplier(6, 0, 0)).toBe(0);
  expect(multiplier(1, 1, 3)).toBe(0);
});

test('Paper beats rock, scissors beat paper, and rock beats scissors', () => {
  const results = RPS_SIGNS.map((mine) =>
    RPS_SIGNS.map(
      (theirs) =>
        rpsRules.view(
          playScripted(
            rpsRules,
            pair,
            [],
            [
              [0, mine],
              [1, theirs],
            ],
          ),
        ).winner,
    ),
  );

  expect(results).toEqual([
    ['tie', 1, 0],
    [0, 'tie', 1],
    [1, 0, 'tie'],
  ]);
});

test('Rock paper scissors pays the winner and returns the stakes on a tie', () => {
  const payouts = (bet: Bet<object>, numbers: number[], moves: [Seat, 'rock' | 'paper'][]) =>
    rpsRules.payouts(playScripted(rpsRules, { ...bet, options: {} }, numbers, moves));

  expect(payouts(alone, [0], [[0, 'paper']])).toEqual([194]);
  expect(payouts(alone, [1], [[0, 'paper']])).toEqual([100]);
  expect(payouts(alone, [2], [[0, 'paper']])).toEqual([0]);
  expect(
    payouts(
      pair,
      [],
      [
        [1, 'paper'],
        [0, 'rock'],
      ],
    ),
  ).toEqual([0, 195]);
  expect(
    payouts(
      pair,
      [],
      [
        [0, 'rock'],
        [1, 'rock'],
      ],
    ),
  ).toEqual([100, 100]);
});

test('A player who misses the deadline loses to one who chose, and a round without choices is a tie', () => {
  const timedOut = (bet: typeof alone | typeof pair, numbers: number[], moves: [Seat, 'rock'][]) =>
    rpsRules.payouts(rpsRules.timeout(playScripted(rpsRules, bet, numbers, moves), scriptedIntegers()));

  expect(timedOut(pair, [], [[1, 'rock']])).toEqual([0, 195]);
  expect(timedOut(pair, [], [[0, 'rock']])).toEqual([195, 0]);
  expect(timedOut(pair, [], [])).toEqual([100, 100]);
  expect(timedOut(alone, [1], [])).toEqual([100]);
});

/** Draws for a row: nothing ahead, × 1 to the left, × 2 to the right. */
const ROW = [1, 0, 0];

test('A minefield row hides nothing, × 1 and × 2, and the multiplier carries over', () => {
  const taken = playScripted(
    minefieldRules,
    alone,
    [...ROW, ...ROW, ...ROW],
    [
      [0, 'right'],
      [0, 'left'],
      [0, 'take'],
    ],
  );
  const lost = playScripted(
    minefieldRules,
    alone,
    [...ROW, ...ROW],
    [
      [0, 'right'],
      [0, 'ahead'],
    ],
  );

  expect(minefieldRules.view(taken)).toMatchObject({ multiplier: 2, ahead: { left: 1, ahead: 0, right: 2 } });
  expect(minefieldRules.payouts(taken)).toEqual([200]);
  expect(minefieldRules.payouts(lost)).toEqual([0]);
});

test('The minefield pays out after ten rows or on timeout', () => {
  const rows = Array.from({ length: 10 }, (): [Seat, 'right'] => [0, 'right']);
  const crossed = playScripted(
    minefieldRules,
    alone,
    rows.flatMap(() => ROW),
    rows,
  );
  const open = playScripted(minefieldRules, alone, [...ROW, ...ROW], [[0, 'right']]);

  expect(minefieldRules.awaited(crossed)).toEqual([]);
  expect(minefieldRules.payouts(crossed)).toEqual([102_400]);
  expect(minefieldRules.payouts(minefieldRules.timeout(open, scriptedIntegers()))).toEqual([200]);
});
