import { splitTransfer } from '../../economy/commission.ts';

/**
 * Percent of the stakes that the house keeps on average in games against it whose odds follow from this alone: coinflip, dice, slots
 * and rock-paper-scissors. Crash, minefield and blackjack have the odds of their rules.
 */
export const HOUSE_EDGE_PERCENT = 2;

/** The largest stake: what the largest multiplier makes of it is still a number no program loses digits of. */
export const STAKE_MAX = 1_000_000_000_000;

/** A whole number times a fraction, rounded down: what is lost to rounding stays with the house. */
export function timesFraction(amount: number, numerator: number, denominator: number): number {
  return Number((BigInt(amount) * BigInt(numerator)) / BigInt(denominator));
}

/** The smallest stake that such a multiplier, above 1, makes more of. */
export function smallestWinning(numerator: number, denominator: number): number {
  return Math.ceil(denominator / (numerator - denominator));
}

/**
 * What the winner of a game between two members is paid: their own stake, and the other's less the commission of a transfer, so that
 * losing on purpose is no cheaper than giving money.
 */
export function winnerPayout(stake: number, commission: number): number {
  return stake + splitTransfer(stake, commission).received;
}

/** The smallest stake between two members that makes its winner richer; infinity where the commission takes all. */
export function smallestAgainstMember(commission: number): number {
  return commission >= 100 ? Number.POSITIVE_INFINITY : Math.ceil(100 / (100 - commission));
}
