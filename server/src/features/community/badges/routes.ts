import type { PlanType } from '@perigee/core/community/boost/plans';
import { type Badge, badgesEndpoints } from '@perigee/core/community/badges/endpoints';
import { isActive } from '@perigee/core/community/boost/subscription';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { callerOf } from '../../../http/caller.ts';
import type { Subscriptions } from '../boost/subscriptions.ts';

/** Staff badges, which the operator grants in the configuration, and the badge of a plan. */
export function badgesRoutes(
  staffBadges: ReadonlyMap<string, Badge[]>,
  subscriptions: Pick<Subscriptions, 'of'>,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...badgesEndpoints.list,
      handler: async (request) => {
        const { userId } = callerOf(request);
        const subscription = await subscriptions.of(userId);
        const earned = isActive(subscription, Date.now()) ? [DONATOR_BADGES[subscription.plan]] : [];
        return [...new Set([...(staffBadges.get(userId) ?? []), ...earned])];
      },
    });
  };
}

/** The badge of a plan while its boosts are active, whether paid for or given (decision 0043). */
const DONATOR_BADGES: Record<PlanType, Badge> = { standard: 'donator', premium: 'premium_donator' };
