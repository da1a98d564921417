import { expect, test } from 'vitest';
import { GAME_NAMES } from './names.ts';
import { ODDS } from './odds.ts';
import { EVEN_TERMS } from './odds/odds-case.ts';
import { toldOdds } from './told-odds.ts';

const terms = GAME_NAMES.flatMap((game) => [0, 5, 100].map((commission) => ({ game, commission })));

test.for(terms)('what is told of $game at a commission of $commission % is what its rules come to', (each) => {
  const { game, commission } = each;
  const exact = new Map(ODDS[game]({ ...EVEN_TERMS, commission }).map((one) => [one.strategy, one.exact]));

  for (const { strategy, chance, returned } of toldOdds(game, commission)) {
    expect(exact.get(strategy)?.returned, strategy).toBeCloseTo(returned, 5);
    // Where the commission takes all that is won, nobody wins more than they put in.
    if (commission < 50) expect(exact.get(strategy)?.chance, strategy).toBeCloseTo(chance, 5);
  }
});

test('crash is the only game that may return more than it takes, of players who are alike', () => {
  const favouring = GAME_NAMES.filter((game) =>
    toldOdds(game, 5).some(({ returned, isUnequal }) => returned > 1 && !isUnequal),
  );

  expect(favouring).toEqual(['crash']);
});
