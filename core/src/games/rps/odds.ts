import { enumeratedCase, type OddsCase, type OddsTerms } from '../odds/odds-case.ts';
import { RPS_SIGNS, rpsRules } from './rules.ts';

/** Only against the house: between members nothing is drawn, so there are no odds. */
export function rpsCases({ stake }: OddsTerms): OddsCase[] {
  return RPS_SIGNS.map((sign) =>
    enumeratedCase(rpsRules, {
      strategy: `house-${sign}`,
      bet: { stake, seats: 1, commission: 0, options: {} },
      play: () => sign,
    }),
  );
}
