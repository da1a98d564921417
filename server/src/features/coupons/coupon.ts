import type { CouponPrize } from '@perigee/core/coupons/prize';
import type { CouponEnd, UseState } from '@perigee/core/coupons/schema';
import type { GrantProblem } from '../role-grants/index.ts';

/** A coupon as it is stored. */
export interface StoredCoupon {
  guildId: string;
  id: string;
  number: number;
  name: string;
  hasCode: boolean;
  prize: CouponPrize;
  /** Null for as many as want to. */
  uses: number | null;
  used: number;
  requiredRole: string | null;
  byId: string;
  /** Of a member's own money. */
  isOwn: boolean;
  isPaused: boolean;
  /** Money that is held for its uses. */
  held: number;
  createdAt: Date;
  endsAt: Date | null;
  endedAt: Date | null;
  end: CouponEnd | null;
}

/** What a coupon is made of. */
export type CouponInput = Pick<
  StoredCoupon,
  'guildId' | 'name' | 'prize' | 'uses' | 'requiredRole' | 'byId' | 'isOwn' | 'held' | 'endsAt'
> & {
  /** Null for one that has no code. */
  codeHash: string | null;
};

/** A member's use of a coupon. */
export interface StoredUse {
  guildId: string;
  couponId: string;
  userId: string;
  /** Another one with each try. */
  id: string;
  state: UseState;
  /** Money that came to them. */
  received: number;
  /** Where it was asked for; null on the site. */
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

/** Whose movements and grants of roles they are. */
export const COUPONS = 'coupons';

/** Where money is that waits for the uses of members' own coupons. */
export const COUPON_ESCROW = 'escrow:coupons';
