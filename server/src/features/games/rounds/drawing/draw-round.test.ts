import { commitmentTo } from '@perigee/core/games/fairness/commitment';
import { GAMES, type RoundView } from '@perigee/core/games/catalogue';
import type { RoundGame } from '@perigee/core/games/names';
import type { AnyBet } from '@perigee/core/games/record';
import type { RunningRound } from '@perigee/core/games/round';
import { LOCALES } from '@perigee/core/base/locales/locales';
import { describe, expect, test } from 'vitest';
import { drawPng } from '../../../../cards/draw-png.ts';
import { drawRound } from './round-pictures.ts';

/** A different seed for each number, the same in every run. */
const seedOf = (number: number) => commitmentTo(number.toString(16).padStart(64, '0'));
const WRITING = { locale: 'en', moneySymbol: '💰' } as const;

function begin(game: RoundGame, number: number, changes: Partial<AnyBet> = {}): RunningRound<RoundView> {
  const bet: AnyBet = { stake: 100, seats: 1, commission: 0, options: {}, ...changes };
  const started = GAMES[game].begin({ serverSeed: seedOf(number), clientSeed: 'client', nonce: 0 }, bet);
  if ('refused' in started) throw new Error(`refused: ${started.refused}`);
  return started.round;
}

/** The round after these moves of the first player; moves it refuses change nothing. */
function playMoves(game: RoundGame, number: number, moves: readonly string[], stake = 100): RunningRound<RoundView> {
  const round = begin(game, number, { stake });
  for (const move of moves) round.enter({ kind: 'act', seat: 0, act: move });
  return round;
}

/** What its picture is drawn from. */
const shownOf = (round: RunningRound<RoundView>) =>
  ({ view: round.view(), bet: round.record().bet, state: round.isOver() ? 'settled' : 'open' }) as const;

const PLAYED = [
  { game: 'crash', acts: [], size: [640, 360] },
  { game: 'crash', acts: ['continue', 'continue', 'cashOut'], size: [640, 360] },
  { game: 'crash', acts: Array.from({ length: 50 }, () => 'continue'), size: [640, 360] },
  { game: 'minefield', acts: ['left', 'ahead'], size: [640, 400] },
  { game: 'minefield', acts: ['left', 'right', 'take'], size: [640, 400] },
  { game: 'blackjack', acts: ['split', 'hit'], size: [640, 440] },
  { game: 'blackjack', acts: ['hit', 'hit', 'hit', 'stand'], size: [640, 440] },
  { game: 'slots', acts: [], size: [640, 360] },
] as const;

describe.for(LOCALES)('Round pictures in %s', (locale) => {
  test.for(PLAYED)(
    'Draws $game after $acts as a PNG of its size with a description',
    async ({ game, acts: moves, size }) => {
      for (let number = 0; number < 40; number += 1) {
        const round = playMoves(game, number, moves, 10 ** (1 + (number % 12)));

        const drawn = drawRound(shownOf(round), { ...WRITING, locale });

        expect(drawn?.svg).not.toMatch(/NaN|undefined|Infinity|<text|<image/);
        expect(drawn?.description).toMatch(/^.{20,1024}$/u);
        if (number % 20 > 0) continue;
        const png = await drawPng(drawn?.svg ?? '');
        expect(png.toString('latin1', 1, 4)).toBe('PNG');
        expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(size);
      }
    },
  );
});

/** Number of distinct pictures among open rounds that began alike with different seeds. */
function picturesOf(rounds: readonly RunningRound<RoundView>[]): number {
  const open = rounds.filter((round) => !round.isOver());
  expect(open.length).toBeGreaterThan(1);
  const drawn = open.map((round) => drawRound(shownOf(round), WRITING));
  return new Set(drawn.map((each) => `${each?.svg} ${each?.description}`)).size;
}

test.for<{ game: RoundGame; moves: string[]; pictures: number }>([
  { game: 'crash', moves: [], pictures: 1 },
  { game: 'crash', moves: ['continue'], pictures: 1 },
  { game: 'minefield', moves: [], pictures: 1 },
  // The chosen arrow hid × 1 or × 2; the other two are revealed at the end.
  { game: 'minefield', moves: ['left'], pictures: 2 },
])('The picture of an open round of $game after $acts does not depend on its seed', ({ game, moves, pictures }) => {
  const rounds = Array.from({ length: 60 }, (_, number) => playMoves(game, number, moves));

  expect(picturesOf(rounds)).toBe(pictures);
});

test('Open blackjack rounds with the same visible cards have the same picture', () => {
  const alike = new Map<string, RunningRound<RoundView>[]>();
  for (let number = 0; number < 4_000; number += 1) {
    const round = begin('blackjack', number);
    const seen = JSON.stringify(round.view());
    if (!round.isOver()) alike.set(seen, [...(alike.get(seen) ?? []), round]);
  }
  const groups = [...alike.values()].filter((rounds) => rounds.length > 1);

  const pictures = groups.map(picturesOf);

  expect(groups.length).toBeGreaterThan(20);
  expect(new Set(pictures)).toEqual(new Set([1]));
});

test.for(['coinflip', 'dice', 'rps'] as const)('A round of %s is shown as text without a picture', (game) => {
  const options = { coinflip: { side: 'heads' }, dice: { chance: 50 }, rps: {} }[game];

  expect(drawRound(shownOf(begin(game, 1, { options })), WRITING)).toBeNull();
});

test('A round that was called off has no picture', () => {
  const round = shownOf(begin('crash', 1));

  expect(drawRound({ ...round, state: 'refunded' }, WRITING)).toBeNull();
});
