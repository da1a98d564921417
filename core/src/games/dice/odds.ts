import { enumeratedCase, noDecision, type OddsCase, type OddsTerms } from '../odds/odds-case.ts';
import { DICE_CHANCE_DEFAULT, DICE_CHANCE_MAX, diceRules } from './rules.ts';

/** Chances for which odds are shown. */
const CHANCES = [5, 25, DICE_CHANCE_DEFAULT, DICE_CHANCE_MAX];

/** Odds for several chances to win. */
export function diceCases({ stake }: OddsTerms): OddsCase[] {
  return CHANCES.map((chance) =>
    enumeratedCase(diceRules, {
      strategy: `chance-${chance}`,
      bet: { stake, seats: 1, commission: 0, options: { chance } },
      play: noDecision,
    }),
  );
}
