import { type Act, defineAct } from '../../../bot/define-act.ts';
import type { CouponParts } from '../coupon-parts.ts';
import { endCoupon } from '../making/end-coupon.ts';
import { couponStore } from '../stores/coupon-store.ts';
import { couponEndDue } from './coupon-due.ts';

/** Ends a coupon whose time is over, unless its end was changed since. */
export function endCouponInTime(parts: Pick<CouponParts, 'events' | 'ledger'>): Act {
  return defineAct(couponEndDue, {
    async perform(_ctx, { id }, { guildId }) {
      await parts.events.transaction(async (tx) => {
        const coupon = await couponStore.hold(tx, { guildId, id });
        const isDue = coupon !== null && coupon.endsAt !== null && coupon.endsAt <= new Date();
        if (isDue && coupon.endedAt === null) await endCoupon(parts, tx, coupon, 'time');
      });
    },
  });
}
