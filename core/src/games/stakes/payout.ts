import { splitTransfer } from '../../base/numbers/commission.ts';

/**
 * The house's average share of the stakes, in percent, in the games against it whose payouts are derived from it:
 * coinflip, dice, slots and rock-paper-scissors. The odds of crash, minefield and blackjack follow from their rules.
 */
export const HOUSE_EDGE_PERCENT = 2;

/** The largest stake: times the largest multiplier it is still an integer that a double holds exactly. */
export const STAKE_MAX = 1_000_000_000_000;

/** A whole number times a fraction, rounded down: the remainder stays with the house. */
export function timesFraction(amount: number, numerator: number, denominator: number): number {
  return Number((BigInt(amount) * BigInt(numerator)) / BigInt(denominator));
}

/** The smallest stake that this multiplier, above 1, increases after rounding. */
export function smallestWinning(numerator: number, denominator: number): number {
  return Math.ceil(denominator / (numerator - denominator));
}

/**
 * The payout of the winner between two members: their own stake plus the other's less the commission of a transfer, so
 * that losing on purpose is no cheaper than giving money.
 */
export function winnerPayout(stake: number, commission: number): number {
  return stake + splitTransfer(stake, commission).received;
}

/** The smallest stake between two members at which the winner gains; infinity where the commission takes everything. */
export function smallestAgainstMember(commission: number): number {
  return commission >= 100 ? Number.POSITIVE_INFINITY : Math.ceil(100 / (100 - commission));
}
