import type { Db } from '../../../database/database.ts';
import type { StoredCoupon, StoredRedemption } from './coupon.ts';
import { couponStore } from './stores/coupon-store.ts';
import { redemptionStore } from './stores/redemption-store.ts';

/** A member's redemption, with its coupon. */
export interface OwnRedemption {
  coupon: StoredCoupon;
  redemption: StoredRedemption;
}

/** The last 50 coupons a member created from their own money, and the last 50 they redeemed, newest first. */
export async function readOwn(
  db: Db,
  guildId: string,
  userId: string,
): Promise<{ created: StoredCoupon[]; redeemed: OwnRedemption[] }> {
  const [created, redemptions] = await Promise.all([
    couponStore.madeBy(db, guildId, userId),
    redemptionStore.ofMember(db, guildId, userId),
  ]);
  const ids = redemptions.map(({ couponId }) => couponId);
  const coupons = new Map((await couponStore.among(db, guildId, ids)).map((coupon) => [coupon.id, coupon]));
  const redeemed = redemptions.flatMap((redemption) => {
    const coupon = coupons.get(redemption.couponId);
    return coupon === undefined ? [] : [{ coupon, redemption }];
  });
  return { created, redeemed };
}
