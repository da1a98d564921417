import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { commitmentTo } from '@perigee/core/games/fairness/commitment';
import { GAMES } from '@perigee/core/games/catalogue';
import { JACKPOT_VECTOR, ROUND_VECTORS } from '@perigee/core/games/vectors';
import { expect, test } from 'vitest';

const PROGRAM = fileURLToPath(new URL('./fair.mjs', import.meta.url));

/** The commitment and the result that the program prints, computed without any of the product's code. */
function run(...given: (string | number)[]): { commitment: string; result: unknown } {
  const [first = '', second = ''] = execFileSync('node', [PROGRAM, ...given.map(String)], { encoding: 'utf8' }).split(
    '\n',
  );
  return { commitment: first.slice('commitment '.length), result: JSON.parse(second.slice(second.indexOf(' '))) };
}

const rounds = ROUND_VECTORS.map((vector) => ({ game: vector.record.game, ...vector }));

test.for(rounds)('The fairness program draws the worked round of $game', ({ record, draws }) => {
  const { game, serverSeed, clientSeed, nonce } = record;

  const printed = run(game, serverSeed, clientSeed, nonce, ...draws.map(([count]) => count));

  expect(printed).toEqual({ commitment: commitmentTo(serverSeed), result: draws.map(([, drawn]) => drawn) });
});

const resultOf = (game: string) => {
  const record = ROUND_VECTORS.find((vector) => vector.record.game === game)?.record;
  return record === undefined ? null : run(game, record.serverSeed, record.clientSeed, record.nonce).result;
};

test('The fairness program explains its numbers in words', () => {
  expect(resultOf('crash')).toMatchObject({ 0: 'survived', 1: 'survived', length: 50 });
  expect(resultOf('coinflip')).toBe('heads');
  expect(resultOf('dice')).toBe(35);
  expect(resultOf('slots')).toEqual(['C', '7', 'C']);
  expect(resultOf('rps')).toBe('rock');
  expect(resultOf('blackjack')).toMatchObject({ 0: 'J', 1: 'Q', 2: 'T', 3: '2' });
  expect(run('jackpot', JACKPOT_VECTOR.serverSeed, JACKPOT_VECTOR.ticketsHash, 0).result).toEqual(
    JACKPOT_VECTOR.result.drawn,
  );
});

test('The fairness program lists the minefield rows that were crossed', () => {
  const [crossed = []] = ROUND_VECTORS.flatMap(({ record }) =>
    record.game === 'minefield' ? [GAMES.minefield.resume(record).view().crossed] : [],
  );

  const rows = crossed.map(({ row }) =>
    Object.entries(row)
      .toSorted(([, one], [, other]) => one - other)
      .map(([arrow]) => arrow),
  );

  expect(rows).toHaveLength(2);
  expect(resultOf('minefield')).toMatchObject({ 0: rows[0], 1: rows[1], length: 10 });
});
