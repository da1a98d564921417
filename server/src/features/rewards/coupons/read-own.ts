import type { Db } from '../../../database/database.ts';
import type { StoredCoupon, StoredUse } from './coupon.ts';
import { couponStore } from './stores/coupon-store.ts';
import { useStore } from './stores/use-store.ts';

/** A member's use, with its coupon. */
export interface OwnUse {
  coupon: StoredCoupon;
  use: StoredUse;
}

/** The last 50 coupons a member created from their own money, and the last 50 they used, newest first. */
export async function readOwn(
  db: Db,
  guildId: string,
  userId: string,
): Promise<{ created: StoredCoupon[]; redeemed: OwnUse[] }> {
  const [made, uses] = await Promise.all([
    couponStore.madeBy(db, guildId, userId),
    useStore.ofMember(db, guildId, userId),
  ]);
  const ids = uses.map(({ couponId }) => couponId);
  const coupons = new Map((await couponStore.among(db, guildId, ids)).map((coupon) => [coupon.id, coupon]));
  const redeemed = uses.flatMap((use) => {
    const coupon = coupons.get(use.couponId);
    return coupon === undefined ? [] : [{ coupon, use }];
  });
  return { created: made, redeemed };
}
