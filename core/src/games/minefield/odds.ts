import { enumerate } from '../odds/enumerate.ts';
import { oddsCase, type OddsCase, type OddsTerms } from '../odds/odds-case.ts';
import { drawRow, type MinefieldArrow, MINEFIELD_ROWS_MAX, minefieldRules } from './rules.ts';

/** After how many rows it is told what taking returns. */
const ROWS = [1, 2, 3, 5, MINEFIELD_ROWS_MAX];
/** Any arrow is as good as any other. */
const PICKED: MinefieldArrow = 'ahead';

/** What the multiplier can be after so many rows, and how likely. */
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

/** Odds of leaving after so many rows. */
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
