import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commitmentTo } from './fairness/commitment.ts';
import { BLACKJACK_MOVES } from './blackjack/rules.ts';
import { findGame, GAMES } from './catalogue.ts';
import { COIN_SIDES } from './coinflip/rules.ts';
import { DUEL_ITEMS } from './duel/gear.ts';
import { MINEFIELD_ARROWS } from './minefield/rules.ts';
import { ROUND_GAMES, type RoundGame } from './names.ts';
import { STAKE_MAX } from './stakes/payout.ts';
import { type AnyBet, roundRecordSchema } from './record.ts';
import type { RunningRound } from './round.ts';
import { RPS_SIGNS } from './rps/rules.ts';
import type { Seat, SeatCount } from './rules.ts';

const OPTIONS: Record<RoundGame, fc.Arbitrary<unknown>> = {
  crash: fc.constant({}),
  minefield: fc.constant({}),
  blackjack: fc.constant({}),
  coinflip: fc.record({ side: fc.constantFrom(...COIN_SIDES) }),
  dice: fc.record({ chance: fc.integer({ min: 1, max: 95 }) }),
  slots: fc.constant({}),
  rps: fc.constant({}),
  duel: fc.constant({}),
};

/** Moves a player might make in each game, valid or not. */
const MOVES: Record<RoundGame, fc.Arbitrary<unknown>> = {
  crash: fc.constantFrom('continue', 'continue', 'cashOut'),
  minefield: fc.constantFrom(...MINEFIELD_ARROWS, 'take'),
  blackjack: fc.constantFrom(...BLACKJACK_MOVES),
  coinflip: fc.constant('flip'),
  dice: fc.constant('roll'),
  slots: fc.constant('spin'),
  rps: fc.constantFrom(...RPS_SIGNS),
  duel: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('shoot', 'shoot', 'shoot', 'grenade', 'medkit') },
    { weight: 2, arbitrary: fc.subarray([...DUEL_ITEMS]).map((equip) => ({ equip })) },
    { weight: 1, arbitrary: fc.constantFrom('surrender', { equip: ['scope', 'scope'] }) },
  ),
};
const NONSENSE = fc.constantFrom('fold', '', null, 7, { equip: ['tank'] }, { act: 'hit' });

const seat = fc.constantFrom<Seat>(0, 1);
const serverSeed = fc.nat().map((number) => commitmentTo(number.toString(16).padStart(64, '0')));

const plays = fc.constantFrom(...ROUND_GAMES).chain((game) =>
  fc.record({
    game: fc.constant(game),
    seeds: fc.record({ serverSeed, clientSeed: fc.constant('client'), nonce: fc.nat() }),
    bet: fc.record({
      stake: fc.oneof(fc.integer({ min: 40, max: 10_000 }), fc.integer({ min: 40, max: STAKE_MAX })),
      seats: fc.constantFrom<SeatCount>(...GAMES[game].seats),
      commission: fc.integer({ min: 0, max: 50 }),
      options: OPTIONS[game],
    }),
    presses: fc.array(
      fc.record({
        seat,
        move: fc.oneof({ weight: 9, arbitrary: MOVES[game] }, { weight: 1, arbitrary: NONSENSE }),
        behind: fc.constantFrom(0, 0, 0, 0, 1),
      }),
      { maxLength: 60 },
    ),
  }),
);

function begin(game: RoundGame, seeds: { serverSeed: string; clientSeed: string; nonce: number }, bet: AnyBet) {
  const started = GAMES[game].begin(seeds, bet);
  if ('refused' in started) throw new Error(`refused: ${started.refused}`);
  return started.round;
}

/** Everything observable about a round. */
function looks(round: RunningRound<unknown>) {
  return {
    record: round.record(),
    version: round.version(),
    awaited: round.awaited(),
    escrow: round.escrow(),
    payouts: round.payouts(),
    view: round.view(),
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

interface AnyPress {
  seat: Seat;
  move: unknown;
  /** How many versions old the button is. */
  behind: number;
}

/** Makes presses one after the other and checks the invariants of each. */
function pressAll(round: RunningRound<unknown>, presses: readonly AnyPress[]) {
  for (const press of presses) pressOnce(round, press);
}

function pressOnce(round: RunningRound<unknown>, { seat: presser, move, behind }: AnyPress) {
  const before = looks(round);
  const refused = round.press({ seat: presser, version: before.version - behind, move });
  const after = looks(round);

  const entry = { kind: 'act', seat: presser, act: move };
  const history = [...before.record.history, ...(refused === null ? [entry] : [])];
  expect(after.record).toEqual({ ...before.record, history });
  // A refused press changes nothing.
  expect(after).toEqual(refused === null ? after : before);
  // The end is checked first, then a stale press, then whose turn it is.
  const isOver = before.payouts !== null;
  const isAsked = before.awaited.includes(presser);
  const mustBe = isOver ? 'over' : behind > 0 ? 'stale' : isAsked ? refused : 'notYourTurn';
  expect(refused).toBe(mustBe);
  expect(after.version).toBeGreaterThanOrEqual(before.version);
  expect(after.escrow.every((paid, at) => paid >= (before.escrow[at] ?? 0))).toBe(true);
}

/** A finished round pays whole amounts, and two members get no more than they paid in. */
function expectSettled(round: RunningRound<unknown>, { seats, stake }: AnyBet) {
  const payouts = round.payouts() ?? [];
  const escrow = round.escrow();
  expect(round.isOver()).toBe(true);
  expect(payouts).toHaveLength(seats);
  expect(escrow).toHaveLength(seats);
  expect([...payouts, ...escrow].every((paid) => Number.isSafeInteger(paid) && paid >= 0)).toBe(true);
  expect(escrow.every((paid) => paid >= stake)).toBe(true);
  expect(seats === 1 ? 0 : sum(payouts)).toBeLessThanOrEqual(sum(escrow));
}

test('A round accepts only moves that its rules allow', () => {
  fc.assert(
    fc.property(plays, ({ game, seeds, bet, presses }) => {
      const round = begin(game, seeds, bet);

      pressAll(round, presses);

      expect(round.payouts() !== null).toBe(round.isOver());
    }),
    { numRuns: 400, seed: 19 },
  );
});

test('A round replayed from its record reaches the same state', () => {
  fc.assert(
    fc.property(plays, ({ game, seeds, bet, presses }) => {
      const round = begin(game, seeds, bet);
      pressAll(round, presses);
      const kept = roundRecordSchema.parse(JSON.parse(JSON.stringify(round.record())));

      const again = findGame(kept.game, kept.rules)?.resume(kept);

      expect(again && looks(again)).toEqual(looks(round));
    }),
    { numRuns: 200, seed: 19 },
  );
});

test('Suspending and resuming a round does not change its course', () => {
  fc.assert(
    fc.property(plays, ({ game, seeds, bet, presses }) => {
      const throughout = begin(game, seeds, bet);
      let piecemeal: RunningRound<unknown> = begin(game, seeds, bet);

      pressAll(throughout, presses);
      for (const press of presses) {
        pressAll(piecemeal, [press]);
        piecemeal = GAMES[game].resume(piecemeal.record());
      }

      expect(looks(piecemeal)).toEqual(looks(throughout));
    }),
    { numRuns: 60, seed: 19 },
  );
});

test('A timeout settles any open round and is refused once the round is over', () => {
  fc.assert(
    fc.property(plays, ({ game, seeds, bet, presses }) => {
      const round = begin(game, seeds, bet);
      pressAll(round, presses);
      const wasOver = round.isOver();

      const refused = round.timeout();

      expect(refused).toBe(wasOver ? 'over' : null);
      expect(round.isOver()).toBe(true);
      expectSettled(round, bet);
      expect(round.timeout()).toBe('over');
      expect(round.refund()).toBe('over');
      expect(looks(GAMES[game].resume(round.record()))).toEqual(looks(round));
    }),
    { numRuns: 300, seed: 19 },
  );
});

test('A refund returns exactly what each player paid in', () => {
  fc.assert(
    fc.property(plays, ({ game, seeds, bet, presses }) => {
      const round = begin(game, seeds, bet);
      pressAll(round, presses);
      fc.pre(!round.isOver());
      const paidIn = round.escrow();

      expect(round.refund()).toBeNull();

      expect(round.payouts()).toEqual(paidIn);
      expect(round.isOver()).toBe(true);
      expect(round.press({ seat: 0, version: round.version(), move: 'cashOut' })).toBe('over');
      expect(looks(GAMES[game].resume(round.record()))).toEqual(looks(round));
    }),
    { numRuns: 200, seed: 19 },
  );
});
