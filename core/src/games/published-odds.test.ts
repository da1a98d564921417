import { expect, test } from 'vitest';
import { GAME_NAMES, type GameName } from './names.ts';
import { ODDS } from './odds.ts';
import { EVEN_TERMS } from './odds/odds-case.ts';
import { publishedOdds } from './published-odds.ts';

/** Pairs the figures of `publishedOdds` with the exact odds of the same strategy. */
function pairWithExact(game: GameName, commission: number) {
  const exact = new Map(ODDS[game]({ ...EVEN_TERMS, commission }).map((one) => [one.strategy, one.exact]));
  return publishedOdds(game, commission).map(({ strategy, ...published }) => ({
    strategy,
    published,
    exact: exact.get(strategy),
  }));
}

const written = (value: number | undefined) => value?.toFixed(4);

const terms = GAME_NAMES.flatMap((game) => [0, 5, 100].map((commission) => ({ game, commission })));

test.for(terms)('The published return of $game at $commission percent commission matches the exact odds', (each) => {
  const lines = pairWithExact(each.game, each.commission);

  expect(lines.map(({ strategy, published }) => [strategy, written(published.returned)])).toEqual(
    lines.map(({ strategy, exact }) => [strategy, written(exact?.returned)]),
  );
});

test.for(GAME_NAMES)('The published chances of %s match the exact odds', (game) => {
  const lines = pairWithExact(game, 5);

  expect(lines.map(({ strategy, published }) => [strategy, written(published.chance)])).toEqual(
    lines.map(({ strategy, exact }) => [strategy, written(exact?.chance)]),
  );
});

test('Crash is the only game whose published return exceeds the stake for equal players', () => {
  const favouring = GAME_NAMES.filter((game) =>
    publishedOdds(game, 5).some(({ returned, isUnequal }) => returned > 1 && !isUnequal),
  );

  expect(favouring).toEqual(['crash']);
});
