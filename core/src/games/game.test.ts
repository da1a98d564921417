import { expect, test } from 'vitest';
import { commitmentTo } from './fairness/commitment.ts';
import { GAMES } from './catalogue.ts';
import type { RoundGame } from './names.ts';
import { STAKE_MAX } from './stakes/payout.ts';
import type { AnyBet } from './record.ts';
import type { SeatCount } from './rules.ts';

const seeds = { serverSeed: commitmentTo('00'.repeat(32)), clientSeed: 'client', nonce: 0 };
const against = (count: SeatCount, stake: number, options: unknown = {}, commission = 5): AnyBet => ({
  stake,
  seats: count,
  commission,
  options,
});

test.for<{ game: RoundGame; what: string; bet: AnyBet; refused: unknown }>([
  { game: 'crash', what: 'two members', bet: against(2, 100), refused: { refused: 'wrongSeats' } },
  { game: 'duel', what: 'one member', bet: against(1, 100), refused: { refused: 'wrongSeats' } },
  { game: 'coinflip', what: 'no side', bet: against(1, 100), refused: { refused: 'badOptions' } },
  {
    game: 'coinflip',
    what: 'a third side',
    bet: against(1, 100, { side: 'edge' }),
    refused: { refused: 'badOptions' },
  },
  {
    game: 'crash',
    what: 'an unknown option',
    bet: against(1, 100, { luck: 1 }),
    refused: { refused: 'badOptions' },
  },
  { game: 'dice', what: 'chance 0', bet: against(1, 100, { chance: 0 }), refused: { refused: 'badOptions' } },
  { game: 'dice', what: 'chance 1', bet: against(1, 100, { chance: 1 }), refused: null },
  { game: 'dice', what: 'chance 95', bet: against(1, 32, { chance: 95 }), refused: null },
  { game: 'dice', what: 'chance 96', bet: against(1, 100, { chance: 96 }), refused: { refused: 'badOptions' } },
  {
    game: 'dice',
    what: 'a stake that a win cannot increase',
    bet: against(1, 31, { chance: 95 }),
    refused: { refused: 'tooSmallToWin', smallestStake: 32 },
  },
  { game: 'crash', what: 'a stake of 2', bet: against(1, 2), refused: { refused: 'tooSmallToWin', smallestStake: 3 } },
  { game: 'crash', what: 'a stake of 3', bet: against(1, 3), refused: null },
  {
    game: 'coinflip',
    what: 'a stake of 1',
    bet: against(1, 1, { side: 'tails' }),
    refused: { refused: 'tooSmallToWin', smallestStake: 2 },
  },
  { game: 'coinflip', what: 'a stake of 2', bet: against(1, 2, { side: 'tails' }), refused: null },
  {
    game: 'duel',
    what: 'a stake consumed by the commission',
    bet: against(2, 1),
    refused: { refused: 'tooSmallToWin', smallestStake: 2 },
  },
  {
    game: 'duel',
    what: 'a 100 percent commission',
    bet: against(2, 1_000, {}, 100),
    refused: { refused: 'nothingToWin' },
  },
  { game: 'slots', what: 'a stake of 1', bet: against(1, 1), refused: null },
  { game: 'slots', what: 'the largest stake', bet: against(1, STAKE_MAX), refused: null },
  {
    game: 'slots',
    what: 'more than the largest stake',
    bet: against(1, STAKE_MAX + 1),
    refused: { refused: 'tooLarge' },
  },
])('A bet on $game with $what gets $refused', ({ game, bet, refused }) => {
  expect(GAMES[game].checkBet(bet)).toEqual(refused);
  expect('refused' in GAMES[game].begin(seeds, bet)).toBe(refused !== null);
});

test('Resuming a round from a record that breaks the rules throws', () => {
  const started = GAMES.crash.begin(seeds, against(1, 100));
  if ('refused' in started) throw new Error('A stake of 100 is taken.');
  const record = started.round.record();
  const late = { kind: 'act', seat: 0, act: 'continue' } as const;

  expect(() => GAMES.crash.resume({ ...record, history: [{ kind: 'timeout' }, late] })).toThrow(
    'the rules reject the move: over',
  );
  expect(() => GAMES.crash.resume({ ...record, game: 'slots' })).toThrow('not a round of crash');
  expect(() => GAMES.crash.resume({ ...record, rules: 2 })).toThrow('not a round of crash');
  expect(() => GAMES.crash.resume({ ...record, bet: against(1, 1) })).toThrow('tooSmallToWin');
});

test.for<{ game: RoundGame; moves: readonly [unknown, unknown] }>([
  { game: 'rps', moves: ['rock', 'paper'] },
  { game: 'duel', moves: [{ equip: [] }, { equip: ['armor'] }] },
])('Both members of a $game round choose independently, once each', ({ game, moves: [first, second] }) => {
  const started = GAMES[game].begin(seeds, against(2, 100));
  if ('refused' in started) throw new Error('A stake of 100 is taken.');
  const { round } = started;
  const version = round.version();

  expect(round.press({ seat: 1, version, move: second })).toBeNull();
  expect(round.press({ seat: 1, version, move: first })).toBe('notYourTurn');
  expect(round.press({ seat: 0, version, move: first })).toBeNull();
  expect(round.version()).toBe(version + 1);
});

test('A double click in the minefield moves only once', () => {
  const started = GAMES.minefield.begin(seeds, against(1, 100));
  if ('refused' in started) throw new Error('A stake of 100 is taken.');
  const { round } = started;
  const seen = round.view().crossed.length;

  expect(round.press({ seat: 0, version: 0, move: 'take' })).toBeNull();
  expect(round.press({ seat: 0, version: 0, move: 'take' })).toBe('over');
  expect(round.view().crossed).toHaveLength(seen);
  expect(round.record().history).toHaveLength(1);
});
