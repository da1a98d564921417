import type { CouponPrize } from '@perigee/core/rewards/coupons/prize';
import type { CouponEnd, RedemptionState } from '@perigee/core/rewards/coupons/schema';
import type { GrantProblem } from '../../economy/index.ts';

/** A coupon as stored. */
export interface StoredCoupon {
  guildId: string;
  id: string;
  number: number;
  name: string;
  hasCode: boolean;
  prize: CouponPrize;
  /** Null for unlimited. */
  uses: number | null;
  used: number;
  requiredRole: string | null;
  byId: string;
  /** Created from a member's own money. */
  isOwn: boolean;
  isPaused: boolean;
  /** Money reserved for its uses. */
  held: number;
  createdAt: Date;
  endsAt: Date | null;
  endedAt: Date | null;
  end: CouponEnd | null;
}

/** The data to create a coupon with. */
export type CouponInput = Pick<
  StoredCoupon,
  'guildId' | 'name' | 'prize' | 'uses' | 'requiredRole' | 'byId' | 'isOwn' | 'held' | 'endsAt'
> & {
  /** Null for a coupon without a code. */
  codeHash: string | null;
};

/** A member's redemption of a coupon. */
export interface StoredRedemption {
  guildId: string;
  couponId: string;
  userId: string;
  /** Changes with each attempt. */
  id: string;
  state: RedemptionState;
  /** Money the member received. */
  received: number;
  /** The channel it was redeemed in; null on the site. */
  channelId: string | null;
  /** Why its role was refused. */
  problem: GrantProblem | null;
  at: Date;
}

/** A message with a coupon's button. */
export interface CouponPost {
  guildId: string;
  id: string;
  couponId: string;
  channelId: string;
  messageId: string | null;
}

/** The owner name under which coupons request role grants. */
export const COUPONS = 'coupons';

/** Holds the money reserved for members' own coupons. */
export const COUPON_ESCROW = 'escrow:coupons';
