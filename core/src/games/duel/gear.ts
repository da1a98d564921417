import { timesFraction } from '../stakes/payout.ts';

export const DUEL_ITEMS = ['scope', 'armor', 'helmet', 'medkit', 'grenade'] as const;
export type DuelItem = (typeof DUEL_ITEMS)[number];

/** The equipment a duellist has left: helmet, medkit and grenade can each be used once. */
export type DuelGear = Record<DuelItem, boolean>;

/**
 * Price of each item per round, in percent of the stake: a quarter of what it adds to the expected winnings against an
 * unequipped opponent. Paid to the house.
 */
export const DUEL_PRICE_PERCENT: Record<DuelItem, number> = {
  scope: 10,
  armor: 13,
  helmet: 4,
  medkit: 7,
  grenade: 7,
};

/** The price of the chosen equipment; each item is rounded up separately. */
export function gearPrice(stake: number, items: readonly DuelItem[]): number {
  return items.reduce((sum, item) => sum + stake - timesFraction(stake, 100 - DUEL_PRICE_PERCENT[item], 100), 0);
}

/** The chosen equipment as flags. */
export function gearOf(items: readonly DuelItem[]): DuelGear {
  const has = (item: DuelItem) => items.includes(item);
  return {
    scope: has('scope'),
    armor: has('armor'),
    helmet: has('helmet'),
    medkit: has('medkit'),
    grenade: has('grenade'),
  };
}
