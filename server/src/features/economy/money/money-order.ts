import { type Amount, amountOf } from '@perigee/core/base/reading/amount';
import type { Locale } from '@perigee/core/base/locales/locales';
import { m } from '#texts';

/** What a manager can do to a balance. */
export type MoneyAction = 'grant' | 'fine' | 'adjust';

/**
 * What the amount that a manager ordered comes to, or why it is invalid. Shares are only for taking; for a role they
 * apply to each member, and only `all` is allowed.
 * @param balance The member's balance; null for a role.
 */
export function moneyAmountOf(
  action: MoneyAction,
  amount: Amount,
  balance: number | null,
  locale: Locale,
): { amount: number } | { refusal: string } {
  if ('units' in amount) return { amount: amount.units };
  if (action !== 'fine') return { refusal: m.money_share_refused({}, { locale }) };
  if (balance === null) {
    return amount.percent === 100
      ? { amount: Number.MAX_SAFE_INTEGER }
      : { refusal: m.money_half_refused({}, { locale }) };
  }
  // The member has nothing to take. The caller then says so, rather than that zero is not a valid amount.
  if (balance <= 0) return { amount: Number.MAX_SAFE_INTEGER };
  const taken = amountOf(amount, balance);
  return taken === 0 ? { refusal: m.amount_not_positive({}, { locale }) } : { amount: taken };
}
