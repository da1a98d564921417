import { timesFraction } from '../stakes/payout.ts';

export const DUEL_ITEMS = ['scope', 'armor', 'helmet', 'medkit', 'grenade'] as const;
export type DuelItem = (typeof DUEL_ITEMS)[number];

/** What a duellist has left: a helmet, medkit and grenade are gone once used. */
export type DuelGear = Record<DuelItem, boolean>;

/**
 * Percent of the stake that each costs, once a round: a quarter of what it adds to the expected winnings against somebody without any.
 * Paid to the house.
 */
export const DUEL_PRICE_PERCENT: Record<DuelItem, number> = {
  scope: 10,
  armor: 13,
  helmet: 4,
  medkit: 7,
  grenade: 7,
};

/** What a choice of equipment costs; rounded up, each item for itself. */
export function gearPrice(stake: number, items: readonly DuelItem[]): number {
  return items.reduce((sum, item) => sum + stake - timesFraction(stake, 100 - DUEL_PRICE_PERCENT[item], 100), 0);
}

/** The equipment that was chosen, as switches. */
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
