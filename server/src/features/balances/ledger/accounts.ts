/**
 * Where money is that no member has. `mint` is where it comes from and `sink` where it ends, each by the kind of movement;
 * `commission` is what transfers lose; `escrow` holds what is decided later, by what it waits for.
 */
export type Account = `mint:${string}` | `sink:${string}` | 'commission' | `escrow:${string}` | 'opening';

/** An amount that comes to an account; negative leaves it. */
export interface AccountLeg {
  account: Account;
  amount: number;
}

/** The one account on the other side of a movement that gives a member money, or takes it, for good. */
export function counterpartOf(kind: string, amount: number): AccountLeg[] {
  if (amount === 0) return [];
  return [{ account: amount > 0 ? `mint:${kind}` : `sink:${kind}`, amount: -amount }];
}
