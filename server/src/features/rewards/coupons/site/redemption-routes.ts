import { couponsEndpoints } from '@perigee/core/rewards/coupons/endpoints';
import { COUPONS_PAGE } from '@perigee/core/rewards/coupons/limits';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { couponStore } from '../stores/coupon-store.ts';
import { redemptionStore } from '../stores/redemption-store.ts';
import { noSuchCoupon } from './coupon-refusals.ts';
import { couponPersonOf, type ViewDeps } from './view-coupons.ts';

/** Lists the redemptions of a coupon, for managers. */
export function couponRedemptionRoutes({
  db,
  nameMembers,
}: Pick<ViewDeps, 'db' | 'nameMembers'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...couponsEndpoints.uses,
      handler: async ({ params: { guildId, couponId }, query: { before = null } }) => {
        if ((await couponStore.find(db, { guildId, id: couponId })) === null) throw noSuchCoupon();
        const found = await redemptionStore.page(db, { guildId, couponId, before, limit: COUPONS_PAGE + 1 });
        const shown = found.slice(0, COUPONS_PAGE);
        const names = await nameMembers(
          guildId,
          shown.map(({ userId }) => userId),
        );
        return {
          uses: shown.map(({ userId, at, state }, index) => ({
            user: couponPersonOf(names[index], userId),
            at: at.toISOString(),
            state,
          })),
          next: found.length > COUPONS_PAGE ? (shown.at(-1)?.cursor ?? null) : null,
        };
      },
    });
  };
}
