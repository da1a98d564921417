import { expect, test } from 'vitest';
import { commitmentTo } from './fairness/commitment.ts';
import { GAMES } from './catalogue.ts';
import { drawJackpot, type JackpotPot } from './jackpot/draw.ts';
import type { RoundGame } from './names.ts';
import type { AnyBet, RoundSeeds } from './record.ts';
import type { StartResult } from './game.ts';
import type { RunningRound } from './round.ts';
import type { Seat } from './rules.ts';

/** Deterministic seeds, all different. */
const seedOf = (number: number) => commitmentTo(number.toString(16).padStart(64, '0'));
const bet: AnyBet = { stake: 100, seats: 1, commission: 0, options: {} };

function requireOpen<View>(started: StartResult<View>): RunningRound<View> {
  if ('refused' in started) throw new Error(`refused: ${started.refused}`);
  return started.round;
}

function press(round: RunningRound<unknown>, seat: Seat, move: unknown) {
  const refused = round.press({ seat, version: round.version(), move });
  if (refused !== null) throw new Error(`refused: ${refused}`);
}

/** The visible state of a round after these moves; empty if they ended it. */
function visibleTo(game: RoundGame, seeds: RoundSeeds, seats: 1 | 2, moves: readonly [Seat, unknown][]): string[] {
  const round: RunningRound<unknown> = requireOpen<unknown>(GAMES[game].begin(seeds, { ...bet, seats }));
  for (const [seat, move] of moves) press(round, seat, move);
  if (round.isOver()) return [];
  return [JSON.stringify([round.view(), round.escrow(), round.awaited(), round.version()])];
}

test.for<{ game: RoundGame; seats: 1 | 2; moves: readonly [Seat, unknown][]; looks: number }>([
  { game: 'crash', seats: 1, moves: [], looks: 1 },
  { game: 'crash', seats: 1, moves: [[0, 'continue']], looks: 1 },
  { game: 'minefield', seats: 1, moves: [], looks: 1 },
  // The crossed row can hide its multipliers in four orders that are survived; the row ahead is not shown.
  { game: 'minefield', seats: 1, moves: [[0, 'left']], looks: 4 },
  { game: 'rps', seats: 1, moves: [], looks: 1 },
  { game: 'rps', seats: 2, moves: [], looks: 1 },
  { game: 'rps', seats: 2, moves: [[1, 'rock']], looks: 1 },
  { game: 'duel', seats: 2, moves: [], looks: 1 },
  // Only the starting player is visible.
  {
    game: 'duel',
    seats: 2,
    moves: [
      [0, { equip: [] }],
      [1, { equip: ['scope'] }],
    ],
    looks: 2,
  },
])('An open round of $game after $acts looks the same regardless of hidden state', ({ game, seats, moves, looks }) => {
  const seen = Array.from({ length: 300 }, (_, number) =>
    visibleTo(game, { serverSeed: seedOf(number), clientSeed: 'client', nonce: 0 }, seats, moves),
  );

  expect(new Set(seen.flat()).size).toBe(looks);
});

test('A pending choice in a two-player round reveals nothing about the choice', () => {
  const seeds = { serverSeed: seedOf(1), clientSeed: 'client', nonce: 0 };
  const [rock, paper] = ['rock', 'paper'].map((sign) => visibleTo('rps', seeds, 2, [[0, sign]]));
  const [bare, armed] = [[], ['scope', 'medkit']].map((equip) => visibleTo('duel', seeds, 2, [[0, { equip }]]));

  expect(rock).toEqual(paper);
  // The escrow differs by the price, but is never shown.
  const viewIn = (seen: string[] | undefined): unknown => JSON.parse(seen?.[0] ?? '[]')[0];
  expect(viewIn(bare)).toEqual(viewIn(armed));
  expect(viewIn(bare)).toBeDefined();
});

test('The dealer’s hole card stays hidden until the round is over and can be any card', () => {
  const holes = new Set<number>();
  for (let number = 0; number < 600; number += 1) {
    const round = requireOpen(
      GAMES.blackjack.begin({ serverSeed: seedOf(number), clientSeed: 'client', nonce: 0 }, bet),
    );
    expect(round.view().dealer).toHaveLength(round.isOver() ? 2 : 1);
    round.timeout();
    holes.add(round.view().dealer[1] ?? -1);
  }

  expect(holes.size).toBe(52);
});

/**
 * The secret of each game: the probability of guessing it by chance, and how to read it from a played round.
 */
const SECRETS: Record<string, { chance: number; of: (seeds: RoundSeeds) => unknown }> = {
  crash: {
    chance: (1 / 4) ** 2 + (3 / 4) ** 2,
    of: (seeds) => {
      const round = requireOpen(GAMES.crash.begin(seeds, bet));
      press(round, 0, 'continue');
      return round.view().steps;
    },
  },
  minefield: {
    chance: 1 / 6,
    of: (seeds) => {
      const round = requireOpen(GAMES.minefield.begin(seeds, bet));
      press(round, 0, 'take');
      return round.view().ahead;
    },
  },
  blackjack: {
    chance: 1 / 52,
    of: (seeds) => {
      const round = requireOpen(GAMES.blackjack.begin(seeds, bet));
      round.timeout();
      return round.view().dealer[1];
    },
  },
  coinflip: {
    chance: 1 / 2,
    of: (seeds) => requireOpen(GAMES.coinflip.begin(seeds, { ...bet, options: { side: 'heads' } })).view().landed,
  },
  dice: {
    chance: 1 / 100,
    of: (seeds) => requireOpen(GAMES.dice.begin(seeds, { ...bet, options: { chance: 50 } })).view().roll,
  },
  slots: {
    chance: (0.01 + 0.04 + 0.09 + 0.16) ** 3,
    of: (seeds) => requireOpen(GAMES.slots.begin(seeds, bet)).view().reels,
  },
  rps: {
    chance: 1 / 3,
    of: (seeds) => {
      const round = requireOpen(GAMES.rps.begin(seeds, bet));
      press(round, 0, 'rock');
      return round.view().signs?.[1];
    },
  },
  duel: {
    chance: 1 / 2,
    of: (seeds) => {
      const round = requireOpen(GAMES.duel.begin(seeds, { ...bet, seats: 2 }));
      press(round, 0, { equip: [] });
      press(round, 1, { equip: [] });
      return round.awaited();
    },
  },
  jackpot: {
    chance: 1 / 10,
    of: ({ serverSeed, nonce }) => {
      const pot: JackpotPot = { tickets: [[1, 2, 3, 4, 5, 6, nonce % 10]], pot: 100, commission: 0 };
      return drawJackpot(serverSeed, pot).drawn[0];
    },
  },
};

/**
 * Guesses of the server seed from data that is public before a round: its commitment and the previous server seed.
 */
const PREDICTORS: Record<string, (commitment: string, seedBefore: string) => string> = {
  'the commitment as the seed': (commitment) => commitment,
  'the previous seed': (_, seedBefore) => seedBefore,
  'the hash of the commitment': (commitment) => commitmentTo(commitment),
  'the next link of a chain': (_, seedBefore) => commitmentTo(commitmentTo(seedBefore)),
};
const PREDICTED = 600;

test.for(
  Object.entries(SECRETS).flatMap(([game, secret]) => Object.keys(PREDICTORS).map((how) => ({ game, how, ...secret }))),
)('Predicting $game with $how is no better than chance', ({ how, chance, of }) => {
  let guessed = 0;
  for (let nonce = 1; nonce <= PREDICTED; nonce += 1) {
    const seeds = { serverSeed: seedOf(nonce), clientSeed: 'client', nonce };
    const serverSeed = PREDICTORS[how]?.(commitmentTo(seeds.serverSeed), seedOf(nonce - 1)) ?? '';
    if (JSON.stringify(of({ ...seeds, serverSeed })) === JSON.stringify(of(seeds))) guessed += 1;
  }

  const expected = PREDICTED * chance;
  // Four standard deviations; the seeds are fixed.
  expect(Math.abs(guessed - expected)).toBeLessThan(4 * Math.sqrt(expected * (1 - chance)) + 1);
});
