import type { RedeemRefusal } from '@perigee/core/rewards/coupons/may-redeem';
import { type Issue, makeIssue } from '@perigee/core/base/issues/issue';
import { AppError } from '../../../../errors/app-error.ts';
import type { OwnCouponOutcome } from '../making/make-own.ts';
import type { RedeemOutcome } from '../redeeming/redeem.ts';

/** The coupon does not exist, or is not the caller's. */
export function noSuchCoupon(): AppError {
  return new AppError('notFound', 'There is no such coupon');
}

/** A request that conflicts with the coupon's state or rules. */
export function couponConflict(message: string, issue: Issue): AppError {
  return new AppError('conflict', message, { issues: [issue] });
}

/** A coupon that is over cannot be changed. */
export function couponOver(): AppError {
  return couponConflict('The coupon is over', makeIssue('', 'couponOver'));
}

/** The error for a coupon that could not be redeemed. @param nameOfRole returns the name of a role. */
export function refuseRedeemed(
  refused: Exclude<RedeemOutcome, { outcome: 'redeemed' }>,
  nameOfRole: (roleId: string) => string,
): AppError {
  if (refused.outcome === 'unknown') {
    return new AppError('notFound', 'There is no such coupon', { issues: [makeIssue('code', 'couponUnknown')] });
  }
  if (refused.outcome === 'tooMuch') {
    return couponConflict('Nobody can have so much', makeIssue('code', 'couponTooMuch'));
  }
  if (refused.outcome === 'guesses') {
    const retryAfterSeconds = Math.max(1, Math.ceil((refused.until.getTime() - Date.now()) / 1000));
    const issues = [makeIssue('code', 'couponGuesses')];
    return new AppError('tooManyRequests', 'Too many wrong codes', { issues, retryAfterSeconds });
  }
  return couponConflict('The coupon cannot be used', issueOf(refused.refusal, nameOfRole));
}

function issueOf(refusal: RedeemRefusal, nameOfRole: (roleId: string) => string): Issue {
  if (refusal.why === 'couponRoleRequired') {
    return makeIssue('code', refusal.why, { name: nameOfRole(refusal.roleId) });
  }
  if (refusal.why === 'couponTooNew') return makeIssue('code', refusal.why, { until: refusal.until.toISOString() });
  return makeIssue('code', refusal.why);
}

/** The error for a member's own coupon that could not be created. */
export function refuseOwn(refused: Exclude<OwnCouponOutcome, { outcome: 'made' }>): AppError {
  if (refused.outcome === 'off') {
    return couponConflict('Members make no coupons here', makeIssue('', 'couponsByMembersOff'));
  }
  if (refused.outcome === 'repeated') return new AppError('conflict', 'It already exists');
  if (refused.outcome === 'limit') {
    return couponConflict('Too many coupons run', makeIssue('', 'couponsOwnLimit', { max: refused.max }));
  }
  if (refused.outcome === 'money') return couponConflict('Not enough money', makeIssue('amount', 'notEnoughMoney'));
  const { min, max } = refused;
  return couponConflict('The coupon holds too much or too little', makeIssue('amount', 'couponTotal', { min, max }));
}
