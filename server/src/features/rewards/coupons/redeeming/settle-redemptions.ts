import { defineEvent } from '@perigee/core/base/events/event';
import * as z from 'zod/mini';
import { defineSubscriber, type Subscriber } from '../../../../events/define-subscriber.ts';
import { rolesGranted } from '../../../economy/index.ts';
import type { CouponDeps } from '../coupon-deps.ts';
import { COUPONS } from '../coupon.ts';
import { couponStore } from '../stores/coupon-store.ts';
import { redemptionStore } from '../stores/redemption-store.ts';
import { endUsedUp } from './redeem.ts';

/** Published when a redemption was settled. */
export const redemptionSettled = defineEvent('coupons.settled', z.object({ guildId: z.string(), id: z.string() }));

/** Settles a redemption once its role was given or refused; a refused redemption is returned to the coupon. */
export function settleRedemptions(deps: Pick<CouponDeps, 'events' | 'ledger'>): Subscriber {
  return defineSubscriber(rolesGranted, {
    async inTransaction(tx, { guildId, owner, key: id, problem }) {
      const found = owner === COUPONS ? await redemptionStore.findId(tx, guildId, id) : null;
      const coupon = found && (await couponStore.lock(tx, { guildId, id: found.couponId }));
      // Read again now that the coupon is locked.
      const redemption = coupon && (await redemptionStore.findId(tx, guildId, id));
      if (coupon === null || redemption?.state !== 'pending') return;
      if (problem === null) {
        await redemptionStore.change(tx, redemption, { state: 'done' });
        if (coupon.endedAt === null && coupon.used === coupon.uses) await endUsedUp(deps, tx, coupon);
      } else {
        await redemptionStore.change(tx, redemption, { state: 'refused', problem });
        await couponStore.change(tx, coupon, { used: coupon.used - 1 });
      }
      await deps.events.publish(tx, redemptionSettled, { guildId, id });
    },
  });
}
