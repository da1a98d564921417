import type { RedemptionState } from '@perigee/core/rewards/coupons/schema';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { TableFacts } from '../../../database/table-facts.ts';

/** Running coupons, and for a while those that are over. */
interface CouponsTable {
  guild_id: string;
  id: string;
  /** The number people refer to it by. */
  number: number;
  name: string;
  /** See `createCodes`; null for a coupon without a code. */
  code_hash: string | null;
  /** Written as JSON text and read back parsed. */
  prize: ColumnType<unknown, string, string>;
  uses: number | null;
  /** Without uses whose role was refused. */
  used: Generated<number>;
  required_role_id: string | null;
  by_id: string;
  /** Created from a member's own money. */
  is_own: boolean;
  is_paused: Generated<boolean>;
  /** The part of `escrow:coupons` reserved for this coupon. */
  held: Generated<string>;
  created_at: Generated<Date>;
  ends_at: Date | null;
  ended_at: Date | null;
  end_reason: string | null;
}

/** One row per member who used a coupon; a refused one is replaced by their next attempt. */
interface CouponUsesTable {
  guild_id: string;
  coupon_id: string;
  user_id: string;
  id: string;
  state: RedemptionState;
  /** Money the member received. */
  received: Generated<string>;
  /** The channel it was redeemed in; null on the site. */
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
  /** Null until sent. */
  message_id: string | null;
}

/** Wrong codes. */
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

declare module '../../../database/tables.ts' {
  interface Tables extends CouponTables {}
}

/** Whom these tables name, and what keeps them from growing. */
export const COUPON_TABLES: TableFacts<CouponTables> = {
  coupons: { persons: { by_id: 'feature' }, growth: { since: 'ended_at', retention: 'coupons' } },
  coupon_uses: { persons: { user_id: 'feature' }, growth: { ownTask: 'rows with their coupon' } },
  coupon_posts: { growth: { ownTask: 'rows with their coupon' } },
  coupon_guesses: { persons: { user_id: 'feature' }, growth: { since: 'at', retention: 'couponGuesses' } },
};
