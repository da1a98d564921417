import { GAMES } from '@perigee/core/games/catalogue';
import type { RoundGame } from '@perigee/core/games/names';
import { ROUND_VECTORS } from '@perigee/core/games/vectors';
import { verifyRound } from '@perigee/core/games/verify';
import { expect, test } from 'vitest';
import type { Message, Translate } from '../../../lib/preferences/use-text.ts';
import { explainDraws } from './explain-draws.ts';

const text: Translate = <Inputs>(message: Message<Inputs | Record<string, never>>, inputs?: Inputs) =>
  message(inputs ?? {}, { locale: 'en' });

function recordOf(game: RoundGame) {
  const found = ROUND_VECTORS.find(({ record }) => record.game === game);
  if (found === undefined) throw new Error(`There is no worked round of ${game}.`);
  return found.record;
}

/** The meanings given for the numbers of a game's worked example. */
function meaningsOf(game: RoundGame): string[] {
  const record = recordOf(game);
  const verified = verifyRound(record, {});
  const draws = verified.refused === null ? verified.draws : [];
  return explainDraws({ text, locale: 'en' }, record, draws).map(({ meaning }) => meaning);
}

test.for<{ game: RoundGame; meanings: string[] }>([
  { game: 'coinflip', meanings: ['Heads'] },
  { game: 'dice', meanings: ['The roll is 35'] },
  { game: 'slots', meanings: ['Reel 1: cherry', 'Reel 2: seven', 'Reel 3: cherry'] },
  { game: 'rps', meanings: ['The house plays rock'] },
  {
    game: 'crash',
    meanings: ['1,073,741,824 or more: the step holds', '1,073,741,824 or more: the step holds'],
  },
  {
    game: 'blackjack',
    meanings: [
      'Player’s card: J',
      'Dealer’s card: Q',
      'Player’s card: 10',
      'Dealer’s card: 2',
      'Player’s card: K',
      'Player’s card: Q',
      'Dealer’s card: 7',
    ],
  },
])('The numbers of the worked round of $game are explained in words', ({ game, meanings }) => {
  expect(meaningsOf(game)).toEqual(meanings);
});

test('Every minefield row is explained, including the one ahead', () => {
  const { crossed, ahead } = GAMES.minefield.resume(recordOf('minefield')).view();
  const arrows = { left: 'left arrow', ahead: 'arrow ahead', right: 'right arrow' };
  const rows = [...crossed.map(({ row }) => row), ...(ahead === null ? [] : [ahead])];

  const expected = rows.flatMap((row, index) =>
    [0, 1, 2].map((hidden) => {
      const arrow = (['left', 'ahead', 'right'] as const).find((each) => row[each] === hidden) ?? 'left';
      return `Row ${index + 1}: × ${hidden} is behind the ${arrows[arrow]}`;
    }),
  );

  expect(meaningsOf('minefield')).toEqual(expected);
});

test('Each duel shot is explained with its hit and damage', () => {
  const { moves } = GAMES.duel.resume(recordOf('duel')).view();

  const [first, ...shots] = meaningsOf('duel');

  expect(first).toBe('Player 2 goes first');
  expect(shots).toEqual(
    moves.flatMap((move) =>
      move.kind === 'shoot' && move.place !== 'head'
        ? [`The shot hits the ${move.place}`, `Damage: ${move.damage}`]
        : ['The shot hits the head'],
    ),
  );
});
