import { type Amount, amountOf } from '../../base/reading/amount.ts';
import { STAKE_MAX } from './payout.ts';

/** The limits of a stake; whole units of money. */
export interface StakeLimits {
  /** What the member may spend. */
  available: number;
  min: number;
  /** Null for no maximum. */
  max: number | null;
  /** How much more may be staked today; null for any amount. */
  leftToday: number | null;
}

export type ReadStake =
  | { stake: number }
  /** Each with the limit that was violated. */
  | { refused: 'belowMin' | 'aboveMax' | 'dayLimit' | 'notEnough'; limit: number };

/**
 * The stake that an amount comes to. A share of what is available is reduced to the most that may be staked; a number
 * is taken as it is or refused.
 */
export function stakeOf(amount: Amount, { available, min, max, leftToday }: StakeLimits): ReadStake {
  const ordered = amountOf(amount, available);
  const isShare = 'percent' in amount;
  // Half of 1 and all of 0 come out as zero.
  if (isShare && ordered === 0) return { refused: 'notEnough', limit: available };

  const most = Math.min(max ?? STAKE_MAX, STAKE_MAX);
  const stake = isShare ? Math.min(ordered, most, leftToday ?? most) : ordered;
  if (leftToday !== null && leftToday < Math.max(stake, 1)) return { refused: 'dayLimit', limit: leftToday };
  if (stake < min) return { refused: 'belowMin', limit: min };
  if (stake > most) return { refused: 'aboveMax', limit: most };
  return stake > available ? { refused: 'notEnough', limit: available } : { stake };
}
