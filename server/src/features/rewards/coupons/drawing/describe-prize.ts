import { roleMention } from '@discordjs/formatters';
import type { CouponPrize } from '@perigee/core/rewards/coupons/prize';
import { writeDuration } from '@perigee/core/base/time/write-duration';
import { m } from '#texts';
import { escapeText } from '../../../../texts/people-text.ts';
import { type MoneyWriting, writeMoney } from '../../../economy/index.ts';

/** The prize of a coupon in a few words. */
export function describeCouponPrize(
  { kind, amount, item, role, roleDuration }: CouponPrize,
  writing: MoneyWriting,
): string {
  const { locale } = writing;
  const shown = new Intl.NumberFormat(locale).format(amount);
  if (kind === 'money') return writeMoney(amount, writing);
  if (kind === 'xp') return m.coupon_prize_xp({ amount: shown }, { locale });
  if (kind === 'item') {
    const name = { item: escapeText(item) };
    return amount === 1
      ? m.coupon_prize_item(name, { locale })
      : m.coupon_prize_items({ ...name, count: shown }, { locale });
  }
  if (role === null) return m.coupon_prize_role_gone({}, { locale });
  if (roleDuration === null) return m.coupon_prize_role({ role: roleMention(role) }, { locale });
  const duration = writeDuration(roleDuration, locale);
  return m.coupon_prize_role_for({ role: roleMention(role), duration }, { locale });
}
