import { defineSubscriber, type Subscriber } from '../../../../events/define-subscriber.ts';
import { rolesGranted } from '../../../economy/index.ts';
import type { CouponParts } from '../coupon-parts.ts';
import { COUPONS } from '../coupon.ts';
import { couponStore } from '../stores/coupon-store.ts';
import { useStore } from '../stores/use-store.ts';
import { endUsedUp } from './redeem.ts';
import { useSettled } from './use-settled.ts';

/** Settles a use once its role was given or refused; a refused use is returned to the coupon. */
export function settleUses(parts: Pick<CouponParts, 'events' | 'ledger'>): Subscriber {
  return defineSubscriber(rolesGranted, {
    async inTransaction(tx, { guildId, owner, key: id, problem }) {
      const found = owner === COUPONS ? await useStore.findId(tx, guildId, id) : null;
      const coupon = found && (await couponStore.hold(tx, { guildId, id: found.couponId }));
      // Read again now that the coupon is locked.
      const use = coupon && (await useStore.findId(tx, guildId, id));
      if (coupon === null || use?.state !== 'pending') return;
      if (problem === null) {
        await useStore.change(tx, use, { state: 'done' });
        if (coupon.endedAt === null && coupon.used === coupon.uses) await endUsedUp(parts, tx, coupon);
      } else {
        await useStore.change(tx, use, { state: 'refused', problem });
        await couponStore.change(tx, coupon, { used: coupon.used - 1 });
      }
      await parts.events.publish(tx, useSettled, { guildId, id });
    },
  });
}
