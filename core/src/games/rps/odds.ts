import { enumeratedCase, type OddsCase, type OddsTerms } from '../odds/odds-case.ts';
import { RPS_SIGNS, rpsRules } from './rules.ts';

/** Against a member there are no odds: nothing is drawn. */
export function rpsCases({ stake }: OddsTerms): OddsCase[] {
  return RPS_SIGNS.map((sign) =>
    enumeratedCase(rpsRules, {
      strategy: `house-${sign}`,
      bet: { stake, seats: 1, commission: 0, options: {} },
      play: () => sign,
    }),
  );
}
