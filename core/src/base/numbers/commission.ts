/** The parts of a transfer: what arrives, and what goes out of circulation. */
export interface Split {
  received: number;
  commission: number;
}

/** Default commission on transfers, in percent. */
export const COMMISSION_DEFAULT = 5;

/**
 * Takes the commission of a transfer, rounded in the receiver's disfavour (docs/rules/economy.md#commission).
 * @param amount a whole number of at least 0.
 * @param percent from 0 to 100.
 */
export function splitTransfer(amount: number, percent: number): Split {
  // A balance near 2^53 times a hundred is more than a double holds exactly.
  const received = Number((BigInt(amount) * BigInt(100 - percent)) / 100n);
  return { received, commission: amount - received };
}
