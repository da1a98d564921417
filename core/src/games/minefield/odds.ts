import { enumerate } from '../odds/enumerate.ts';
import { oddsCase, type OddsCase, type OddsTerms } from '../odds/odds-case.ts';
import { drawRow, type MinefieldArrow, MINEFIELD_ROWS_MAX, minefieldRules } from './rules.ts';

/** Row counts for which odds are shown. */
const ROWS = [1, 2, 3, 5, MINEFIELD_ROWS_MAX];
/** All arrows have the same odds. */
const PICKED: MinefieldArrow = 'ahead';

/** Possible multipliers after that many rows, with their probabilities. */
function multipliersAfter(rows: number): Map<number, number> {
  let before = new Map([[1, 1]]);
  const row = enumerate((integers) => drawRow(integers)[PICKED]);
  for (let crossed = 0; crossed < rows; crossed += 1) {
    const after = new Map<number, number>();
    for (const [multiplier, probability] of before) {
      for (const { value, probability: drawn } of row) {
        const product = multiplier * value;
        after.set(product, (after.get(product) ?? 0) + probability * drawn);
      }
    }
    before = after;
  }
  return before;
}

/** Odds of stopping after a given number of rows. */
export function minefieldCases({ stake }: OddsTerms): OddsCase[] {
  return ROWS.map((rows) => {
    const multipliers = [...multipliersAfter(rows)];
    return oddsCase(minefieldRules, {
      strategy: `take-after-${rows}`,
      bet: { stake, seats: 1, commission: 0, options: {} },
      play: ({ crossed }) => (crossed.length < rows ? PICKED : 'take'),
      exact: {
        chance: multipliers.reduce((sum, [multiplier, probability]) => (multiplier > 1 ? sum + probability : sum), 0),
        returned: multipliers.reduce((sum, [multiplier, probability]) => sum + multiplier * probability, 0),
      },
    });
  });
}
