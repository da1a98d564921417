import { enumeratedCase, noDecision, type OddsCase, type OddsTerms } from '../odds/odds-case.ts';
import { slotsRules } from './rules.ts';

/** Odds of one spin. */
export function slotsCases({ stake }: OddsTerms): OddsCase[] {
  const bet = { stake, seats: 1, commission: 0, options: {} } as const;
  return [enumeratedCase(slotsRules, { strategy: 'spin', bet, play: noDecision })];
}
