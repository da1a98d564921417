import { enumeratedCase, noDecision, type OddsCase, type OddsTerms } from '../odds/odds-case.ts';
import { coinflipRules } from './rules.ts';

/** Odds against the house, and between two members. */
export function coinflipCases({ stake, commission }: OddsTerms): OddsCase[] {
  const options = { side: 'heads' } as const;
  return [
    enumeratedCase(coinflipRules, {
      strategy: 'house',
      bet: { stake, seats: 1, commission, options },
      play: noDecision,
    }),
    enumeratedCase(coinflipRules, {
      strategy: 'member',
      bet: { stake, seats: 2, commission, options },
      play: noDecision,
    }),
  ];
}
