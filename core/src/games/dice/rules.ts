import * as z from 'zod/mini';
import { HOUSE_EDGE_PERCENT, smallestWinning, timesFraction } from '../stakes/payout.ts';
import { type Bet, defineRules } from '../rules.ts';

/** A roll is 1 to 100. */
export const DICE_SIDES = 100;

/** The range of winning chances a player may choose from, in percent. At 95 a win pays × 1.03. */
export const DICE_CHANCE_MIN = 1;
export const DICE_CHANCE_MAX = 95;
export const DICE_CHANCE_DEFAULT = 50;

interface DiceOptions {
  /** A roll up to this number wins. */
  chance: number;
}

interface DiceState {
  version: number;
  bet: Bet<DiceOptions>;
  roll: number;
}

/** The multiplier of a win as a fraction: without the house edge it would be 100 / chance. */
export function dicePays(chance: number): { numerator: number; denominator: number } {
  return { numerator: 100 - HOUSE_EDGE_PERCENT, denominator: chance };
}

export const diceRules = defineRules({
  name: 'dice',
  version: 1,
  seats: [1],
  options: z.strictObject({ chance: z.int().check(z.gte(DICE_CHANCE_MIN), z.lte(DICE_CHANCE_MAX)) }),
  moves: z.never(),
  smallestStake: ({ options }) => {
    const { numerator, denominator } = dicePays(options.chance);
    return smallestWinning(numerator, denominator);
  },
  start: (bet: Bet<DiceOptions>, integers): DiceState => ({ version: 0, bet, roll: integers.between(1, DICE_SIDES) }),
  awaited: () => [],
  move: () => ({ refused: 'over' }),
  timeout: (state) => state,
  escrow: ({ bet }) => [bet.stake],
  payouts: ({ bet: { stake, options }, roll }) => {
    const { numerator, denominator } = dicePays(options.chance);
    return [roll <= options.chance ? timesFraction(stake, numerator, denominator) : 0];
  },
  view: ({ bet, roll }) => ({
    game: 'dice' as const,
    chance: bet.options.chance,
    roll,
    isWon: roll <= bet.options.chance,
  }),
});
