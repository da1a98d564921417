import { type AmountRefusal, isShare, readAmount } from '../../base/numbers/read-amount.ts';
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
  | { refused: AmountRefusal }
  /** Each with the limit that was violated. */
  | { refused: 'belowMin' | 'aboveMax' | 'dayLimit' | 'notEnough'; limit: number };

/**
 * Reads a stake: a number, or `half` or `all` of what is available. A share is reduced to the most that may be staked;
 * a number is taken as it is or refused.
 */
export function readStake(text: string, { available, min, max, leftToday }: StakeLimits): ReadStake {
  const read = readAmount(text, Math.max(0, available));
  // Half of 1 and all of 0 come out as zero.
  if ('refused' in read) return isShare(text) ? { refused: 'notEnough', limit: available } : read;

  const most = Math.min(max ?? STAKE_MAX, STAKE_MAX);
  const stake = isShare(text) ? Math.min(read.amount, most, leftToday ?? most) : read.amount;
  if (leftToday !== null && leftToday < Math.max(stake, 1)) return { refused: 'dayLimit', limit: leftToday };
  if (stake < min) return { refused: 'belowMin', limit: min };
  if (stake > most) return { refused: 'aboveMax', limit: most };
  return stake > available ? { refused: 'notEnough', limit: available } : { stake };
}
