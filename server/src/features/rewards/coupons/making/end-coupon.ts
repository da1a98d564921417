import type { CouponEnd } from '@perigee/core/rewards/coupons/schema';
import type { DbTransaction } from '../../../../database/database.ts';
import { capToMaxBalance } from '../../../economy/index.ts';
import { enqueueRefresh } from '../coupon-jobs.ts';
import type { CouponDeps } from '../coupon-deps.ts';
import { COUPON_ESCROW, type StoredCoupon } from '../coupon.ts';
import { couponStore } from '../stores/coupon-store.ts';
import { postStore } from '../stores/post-store.ts';

/**
 * Ends a running coupon: returns reserved money to its creator, as far as a balance can hold it, and updates its
 * messages. The caller holds the coupon's lock.
 */
export async function endCoupon(
  { ledger }: Pick<CouponDeps, 'ledger'>,
  tx: DbTransaction,
  coupon: StoredCoupon,
  end: CouponEnd,
): Promise<void> {
  const { guildId, id, held, byId: userId, name: subject } = coupon;
  await couponStore.change(tx, coupon, { endedAt: new Date(), end, held: 0 });
  if (held > 0) {
    const { members, rest } = await capToMaxBalance(tx, guildId, [{ userId, balance: held }]);
    const accounts = [
      { account: COUPON_ESCROW, amount: -held } as const,
      ...(rest === 0 ? [] : [{ account: 'sink:couponReturn', amount: rest } as const]),
    ];
    await ledger.post({ guildId, kind: 'couponReturn', key: `coupon-return:${id}`, subject, members, accounts }, tx);
  }
  for (const post of await postStore.of(tx, guildId, [id])) {
    await enqueueRefresh(tx, guildId, post.id);
  }
}
