import { isShare, readAmount } from '@perigee/core/base/numbers/read-amount';
import type { Locale } from '@perigee/core/base/locales/locales';
import { m } from '#texts';
import { amountRefusalOf as refusalOf } from '../wallet/amount-option.ts';

/** What a manager can do to a balance. */
export type MoneyAction = 'grant' | 'fine' | 'adjust';

/**
 * Parses the amount a manager typed, or explains why it is invalid. `all` and `half` are only for taking; for a role
 * they apply to each member, and only `all` is allowed.
 * @param balance The member's balance; null for a role.
 */
export function readMoneyAmount(
  action: MoneyAction,
  text: string,
  balance: number | null,
  locale: Locale,
): { amount: number } | { refusal: string } {
  if (action === 'adjust' && text.trim() === '0') return { amount: 0 };
  if (isShare(text)) {
    if (action !== 'fine') return { refusal: m.money_share_refused({}, { locale }) };
    if (balance === null && !isAll(text)) return { refusal: m.money_half_refused({}, { locale }) };
    // The member has nothing to take. The caller then says so, rather than that zero is not a valid amount.
    if (balance !== null && balance <= 0) return { amount: Number.MAX_SAFE_INTEGER };
  }
  const read = readAmount(text, balance ?? Number.MAX_SAFE_INTEGER);
  return 'refused' in read ? { refusal: refusalOf(read.refused, locale) } : read;
}

function isAll(text: string): boolean {
  const read = readAmount(text, 2);
  return 'amount' in read && read.amount === 2;
}
