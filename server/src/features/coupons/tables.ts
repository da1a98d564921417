import type { UseState } from '@perigee/core/coupons/schema';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Coupons that run, and for a while those that are over. */
interface CouponsTable {
  guild_id: string;
  id: string;
  /** By which people call it. */
  number: number;
  name: string;
  /** See `createCodes`; null for one that has none. */
  code_hash: string | null;
  /** Goes in as JSON and comes out parsed. */
  prize: ColumnType<unknown, string, string>;
  uses: number | null;
  /** Uses that were refused a role are not counted any more. */
  used: Generated<number>;
  required_role_id: string | null;
  by_id: string;
  /** Of a member's own money. */
  is_own: boolean;
  is_paused: Generated<boolean>;
  /** Money in `escrow:coupons` that is this coupon's. */
  held: Generated<string>;
  created_at: Generated<Date>;
  ends_at: Date | null;
  ended_at: Date | null;
  end_reason: string | null;
}

/** Of each member who used a coupon one row; a refused one is taken over by their next try. */
interface CouponUsesTable {
  guild_id: string;
  coupon_id: string;
  user_id: string;
  id: string;
  state: UseState;
  /** Money that came to the member. */
  received: Generated<string>;
  /** Where it was asked for; null on the site. */
  channel_id: string | null;
  problem: ColumnType<unknown, null | undefined, string | null>;
  at: Generated<Date>;
}

/** Messages with a coupon's button. */
interface CouponPostsTable {
  guild_id: string;
  id: string;
  coupon_id: string;
  channel_id: string;
  /** Null until it was sent. */
  message_id: string | null;
}

/** Codes that were none. */
interface CouponGuessesTable {
  guild_id: string;
  id: GeneratedAlways<string>;
  user_id: string;
  at: Generated<Date>;
}

export interface CouponTables {
  coupons: CouponsTable;
  coupon_uses: CouponUsesTable;
  coupon_posts: CouponPostsTable;
  coupon_guesses: CouponGuessesTable;
}
