import { oddsCase, type OddsCase, type OddsTerms } from '../odds/odds-case.ts';
import { CRASH_LOST_BELOW, CRASH_WORDS, crashPayout, crashRules } from './rules.ts';

/** Step counts for which odds are shown. */
const STEPS = [1, 2, 3, 4, 5, 6, 7, 10];

/** Odds of cashing out after a given number of steps. */
export function crashCases({ stake }: OddsTerms): OddsCase[] {
  return STEPS.map((steps) => {
    const survived = (1 - CRASH_LOST_BELOW / CRASH_WORDS) ** steps;
    const payout = crashPayout(stake, steps);
    return oddsCase(crashRules, {
      strategy: `cash-out-after-${steps}`,
      bet: { stake, seats: 1, commission: 0, options: {} },
      play: (view) => (view.steps < steps ? 'continue' : 'cashOut'),
      exact: { chance: payout > stake ? survived : 0, returned: (survived * payout) / stake },
    });
  });
}
