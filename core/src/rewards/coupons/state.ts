import { isOver } from './may-redeem.ts';
import type { CouponState } from './schema.ts';

interface CouponStateInput {
  uses: number | null;
  used: number;
  isPaused: boolean;
  endsAt: Date | null;
  endedAt: Date | null;
}

/**
 * The state of a coupon.
 * @param isActive false above the limit since a boost ended.
 */
export function stateOf(coupon: CouponStateInput, isActive: boolean, now: Date): CouponState {
  if (isOver(coupon, now)) return 'ended';
  if (coupon.uses !== null && coupon.used >= coupon.uses) return 'usedUp';
  if (coupon.isPaused) return 'paused';
  return isActive ? 'running' : 'inactive';
}

/**
 * The ids of the running coupons that are active: the server's oldest ones up to the limit, and all of the members'
 * own.
 */
export function activeOf(
  running: readonly { id: string; number: number; isOwn: boolean }[],
  limit: number,
): ReadonlySet<string> {
  const ofServer = running.filter(({ isOwn }) => !isOwn).toSorted((one, other) => one.number - other.number);
  const own = running.filter(({ isOwn }) => isOwn);
  return new Set([...ofServer.slice(0, limit), ...own].map(({ id }) => id));
}
