import { type AmountRefusal, isShare, readAmount } from '../../economy/read-amount.ts';
import { STAKE_MAX } from './payout.ts';

/** What a stake has to keep to; whole units of money. */
export interface StakeLimits {
  /** What the member may spend. */
  available: number;
  min: number;
  /** Null for none. */
  max: number | null;
  /** How much more may be staked today; null for any amount. */
  leftToday: number | null;
}

export type ReadStake =
  | { stake: number }
  | { refused: AmountRefusal }
  /** Each with the number that it misses. */
  | { refused: 'belowMin' | 'aboveMax' | 'dayLimit' | 'notEnough'; limit: number };

/**
 * Reads a stake: a number, `half` or `all` of what there is. A share is lowered to what may be staked, a number is taken as it is or
 * refused.
 */
export function readStake(text: string, { available, min, max, leftToday }: StakeLimits): ReadStake {
  const read = readAmount(text, Math.max(0, available));
  // Half of one, and all of nothing.
  if ('refused' in read) return isShare(text) ? { refused: 'notEnough', limit: available } : read;

  const most = Math.min(max ?? STAKE_MAX, STAKE_MAX);
  const stake = isShare(text) ? Math.min(read.amount, most, leftToday ?? most) : read.amount;
  if (leftToday !== null && leftToday < Math.max(stake, 1)) return { refused: 'dayLimit', limit: leftToday };
  if (stake < min) return { refused: 'belowMin', limit: min };
  if (stake > most) return { refused: 'aboveMax', limit: most };
  return stake > available ? { refused: 'notEnough', limit: available } : { stake };
}
