import { oddsCase, type OddsCase, type OddsTerms } from '../odds/odds-case.ts';
import { winnerPayout } from '../stakes/payout.ts';
import { DUEL_ITEMS, type DuelItem, gearOf, gearPrice } from './gear.ts';
import { planDefensively, winsDuel } from './odds.ts';
import { type DuelMove, duelRules } from './rules.ts';

const NONE: readonly DuelItem[] = [];

/** The equipment of both, the player first. */
const GEARS: readonly { strategy: string; mine: readonly DuelItem[]; theirs: readonly DuelItem[] }[] = [
  { strategy: 'nothing-against-nothing', mine: NONE, theirs: NONE },
  ...DUEL_ITEMS.map((item) => ({ strategy: `${item}-against-nothing`, mine: [item], theirs: NONE })),
  { strategy: 'all-against-nothing', mine: DUEL_ITEMS, theirs: NONE },
  { strategy: 'all-against-all', mine: DUEL_ITEMS, theirs: DUEL_ITEMS },
];

/** Cached: computing a chance takes a tenth of a second, and stake and commission do not affect it. */
const CHANCES = new Map<string, number>();

function chanceOf({ strategy, mine, theirs }: (typeof GEARS)[number]): number {
  const chance = CHANCES.get(strategy) ?? winsDuel(gearOf(mine), gearOf(theirs), planDefensively);
  CHANCES.set(strategy, chance);
  return chance;
}

/** Odds of two duellists with and without equipment. */
export function duelCases({ stake, commission }: OddsTerms): OddsCase[] {
  return GEARS.map((gears) => {
    const { strategy, mine, theirs } = gears;
    const chance = chanceOf(gears);
    const price = gearPrice(stake, mine);
    const won = winnerPayout(stake, commission);
    return oddsCase(duelRules, {
      strategy,
      bet: { stake, seats: 2, commission, options: {} },
      play: ({ duellists }, seat): DuelMove => {
        const me = duellists?.[seat];
        return me === undefined ? { equip: [...(seat === 0 ? mine : theirs)] } : planDefensively(me);
      },
      exact: { chance: won > stake + price ? chance : 0, returned: (chance * won - price) / stake },
    });
  });
}
