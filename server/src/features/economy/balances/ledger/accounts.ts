/**
 * Accounts for money that belongs to no member. `mint` is where it is created and `sink` where it is destroyed, each
 * per kind of movement; `commission` is what transfers lose; `escrow` holds money whose recipient is decided later, per
 * purpose; `opening` is the other side of rows from before the books.
 */
export type Account = `mint:${string}` | `sink:${string}` | 'commission' | `escrow:${string}` | 'opening';

/** An amount added to an account; negative amounts leave it. */
export interface AccountLeg {
  account: Account;
  amount: number;
}

/** The single account on the other side when a movement gives a member money, or takes it, for good. */
export function counterpartOf(kind: string, amount: number): AccountLeg[] {
  if (amount === 0) return [];
  return [{ account: amount > 0 ? `mint:${kind}` : `sink:${kind}`, amount: -amount }];
}
