import { bold, roleMention, time, TimestampStyles } from '@discordjs/formatters';
import type { RedeemRefusal } from '@perigee/core/rewards/coupons/may-redeem';
import { m } from '#texts';
import { escapeText } from '../../../../texts/people-text.ts';
import { type MoneyWriting, writeMoney, describeGrantProblem } from '../../../economy/index.ts';
import type { StoredCoupon, StoredRedemption } from '../coupon.ts';
import type { RedeemOutcome } from '../redeeming/redeem.ts';
import { describeCouponPrize } from './describe-prize.ts';

/** The result of redeeming a coupon, as far as it is known. */
export function describeRedemption(
  { name: written, prize }: StoredCoupon,
  redemption: StoredRedemption,
  writing: MoneyWriting,
): string {
  const { locale } = writing;
  const name = escapeText(written);
  if (redemption.state === 'pending') return m.coupon_role_coming({ name }, { locale });
  if (redemption.state === 'refused') {
    return m.coupon_role_refused({ name, problem: describeGrantProblem(redemption.problem, locale) }, { locale });
  }
  const commission = prize.kind === 'money' ? prize.amount - redemption.received : 0;
  const what = prize.kind === 'money' ? writeMoney(redemption.received, writing) : describeCouponPrize(prize, writing);
  return [
    m.coupon_got({ name, what }, { locale }),
    ...(commission > 0 ? [m.coupon_commission({ amount: writeMoney(commission, writing) }, { locale })] : []),
    ...(prize.kind === 'item' ? [m.coupon_got_item({}, { locale })] : []),
  ].join(' ');
}

const PLAIN = {
  couponOver: m.coupon_over,
  couponOwn: m.coupon_own,
  couponUsed: m.coupon_used,
  couponUsedUp: m.coupon_used_up,
  couponPaused: m.coupon_paused,
  couponInactive: m.coupon_inactive,
  couponRoleWorn: m.coupon_role_worn,
  couponPrizeGone: m.coupon_prize_gone,
} as const;

/** Why a coupon could not be redeemed. */
export function describeRedeemRefusal(
  refused: Exclude<RedeemOutcome, { outcome: 'redeemed' }>,
  { locale }: Pick<MoneyWriting, 'locale'>,
): string {
  if (refused.outcome === 'unknown') return m.coupon_unknown({}, { locale });
  if (refused.outcome === 'tooMuch') return m.coupon_too_much({}, { locale });
  if (refused.outcome === 'guesses') return m.coupon_guesses({ when: relative(refused.until) }, { locale });
  return describeObstacle(refused.refusal, locale);
}

function describeObstacle(refusal: RedeemRefusal, locale: MoneyWriting['locale']): string {
  if (refusal.why === 'couponRoleRequired') {
    return m.coupon_role_required({ role: bold(roleMention(refusal.roleId)) }, { locale });
  }
  if (refusal.why === 'couponTooNew') return m.coupon_too_new({ when: relative(refusal.until) }, { locale });
  return PLAIN[refusal.why]({}, { locale });
}

function relative(at: Date): string {
  return time(at, TimestampStyles.RelativeTime);
}
