import { giftEndpoints } from '@perigee/core/community/boost/gift-endpoints';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { callerOf } from '../../../http/caller.ts';
import { createRateCounter } from '../../../http/limits/rate-counter.ts';
import { refuseAbove } from '../../../http/limits/rate-limits.ts';
import type { SharedStore } from '../../../redis/shared-store.ts';
import { createGifts } from './gifts.ts';
import type { DescribeOwnBoost } from './own-boost.ts';
import type { Subscriptions } from './subscriptions.ts';

interface GiftDeps {
  redis: SharedStore | null;
  subscriptions: Subscriptions;
  describeOwn: DescribeOwnBoost;
}

/** Attempts per person and minute, successful or not, to prevent guessing codes. */
const ATTEMPTS_PER_MINUTE = 5;

/** The endpoint where gift codes are redeemed. */
export function giftRoutes({ redis, subscriptions, describeOwn }: GiftDeps): FastifyPluginAsyncZod {
  const gifts = createGifts(subscriptions);
  const attempts = createRateCounter(redis);

  return async (app) => {
    app.route({
      ...giftEndpoints.redeem,
      handler: async (request) => {
        const caller = callerOf(request);
        const refused = refuseAbove(ATTEMPTS_PER_MINUTE, await attempts.hit(`gift:${caller.userId}`));
        if (refused !== undefined) throw refused;

        const { code, changePlan = false } = request.body;
        const given = await gifts.redeem(caller.userId, code, changePlan);
        return { given, own: await describeOwn(caller) };
      },
    });
  };
}
