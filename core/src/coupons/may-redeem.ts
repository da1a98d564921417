import type { CouponPrize } from './prize.ts';

/** What of a coupon decides who may use it. */
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
  /** Whether they have used it. */
  hasUsed: boolean;
  /** When the server lets them receive something; null for now. */
  receivesAt: Date | null;
}

/** How it stands on its server. */
interface Circumstances {
  /** False above the limit since a boost ended. */
  isActive: boolean;
  /** Whether what it gives is still there. */
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

/** Why this member may not use that coupon now; null where they may. What they can do nothing about comes first. */
export function whyNotRedeem(
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

/** Whether nobody can use it any more, whatever happens. Its last moment is the one before its end. */
export function isOver({ endsAt, endedAt }: Pick<CouponToRedeem, 'endsAt' | 'endedAt'>, now: Date): boolean {
  return endedAt !== null || (endsAt !== null && endsAt <= now);
}
