import type { CouponPrize } from './prize.ts';

/** The part of a coupon that decides who may use it. */
export interface CouponToRedeem {
  prize: CouponPrize;
  uses: number | null;
  used: number;
  requiredRole: string | null;
  byId: string;
  isOwn: boolean;
  isPaused: boolean;
  endsAt: Date | null;
  endedAt: Date | null;
}

/** Who wants to use it. */
export interface Redeemer {
  userId: string;
  roleIds: readonly string[];
  /** Whether they have already used it. */
  hasUsed: boolean;
  /** When the earning rules let them receive something; null for now. */
  receivesAt: Date | null;
}

/** State of the coupon on its server. */
interface Circumstances {
  /** False while it is above the limit because boost ended. */
  isActive: boolean;
  /** Whether the prize still exists. */
  isPrizeThere: boolean;
  now: Date;
}

/** Why somebody may not use a coupon. */
export type RedeemRefusal =
  | {
      why:
        | 'couponOver'
        | 'couponOwn'
        | 'couponUsed'
        | 'couponUsedUp'
        | 'couponPaused'
        | 'couponInactive'
        | 'couponRoleWorn'
        | 'couponPrizeGone';
    }
  | { why: 'couponRoleRequired'; roleId: string }
  | { why: 'couponTooNew'; until: Date };

/** The first reason why this member may not use the coupon now; null where they may. */
export function redeemRefusal(
  coupon: CouponToRedeem,
  { userId, roleIds, hasUsed, receivesAt }: Redeemer,
  { isActive, isPrizeThere, now }: Circumstances,
): RedeemRefusal | null {
  const { prize, uses, used, requiredRole, byId, isOwn, isPaused } = coupon;
  if (hasUsed) return { why: 'couponUsed' };
  if (uses !== null && used >= uses) return { why: 'couponUsedUp' };
  if (isOver(coupon, now)) return { why: 'couponOver' };
  if (isOwn && byId === userId) return { why: 'couponOwn' };
  if (isPaused) return { why: 'couponPaused' };
  if (!isActive) return { why: 'couponInactive' };
  if (requiredRole !== null && !roleIds.includes(requiredRole)) {
    return { why: 'couponRoleRequired', roleId: requiredRole };
  }
  if (!isPrizeThere) return { why: 'couponPrizeGone' };
  if (receivesAt !== null) return { why: 'couponTooNew', until: receivesAt };
  const isWorn = prize.role !== null && prize.roleDuration === null && roleIds.includes(prize.role);
  return isWorn ? { why: 'couponRoleWorn' } : null;
}

/** Whether it has ended for good. It is valid up to, but not including, `endsAt`. */
export function isOver({ endsAt, endedAt }: Pick<CouponToRedeem, 'endsAt' | 'endedAt'>, now: Date): boolean {
  return endedAt !== null || (endsAt !== null && endsAt <= now);
}
