import { isOver } from './may-redeem.ts';
import type { CouponState } from './schema.ts';

interface CouponStateInput {
  uses: number | null;
  used: number;
  isPaused: boolean;
  endsAt: Date | null;
  endedAt: Date | null;
}

/** How a coupon stands. @param isActive false above the limit since a boost ended. */
export function stateOf(coupon: CouponStateInput, isActive: boolean, now: Date): CouponState {
  if (isOver(coupon, now)) return 'ended';
  if (coupon.uses !== null && coupon.used >= coupon.uses) return 'usedUp';
  if (coupon.isPaused) return 'paused';
  return isActive ? 'running' : 'inactive';
}

/** Of the coupons that run, those that act, by their ids: the oldest of the server's up to the limit, and members' own. */
export function activeOf(
  running: readonly { id: string; number: number; isOwn: boolean }[],
  limit: number,
): ReadonlySet<string> {
  const ofServer = running.filter(({ isOwn }) => !isOwn).toSorted((one, other) => one.number - other.number);
  const own = running.filter(({ isOwn }) => isOwn);
  return new Set([...ofServer.slice(0, limit), ...own].map(({ id }) => id));
}
