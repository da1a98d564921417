import * as z from 'zod/mini';
import { endpoint } from '../../base/http/endpoint.ts';
import { PLAN_TYPES } from './plans.ts';
import { ownBoostSchema } from './schema.ts';

/** Longer than any code with all its dashes; longer input is refused. */
const TYPED_MAX = 64;

/** Why a code cannot be redeemed. */
export type GiftRefusal = 'giftUnknown' | 'giftUsed' | 'giftYours' | 'giftExpired' | 'giftSmallerPlan';

export const giftEndpoints = {
  redeem: endpoint({
    method: 'POST',
    url: '/private/boost/gifts',
    access: 'signedIn',
    summary: 'Redeem a gift code; five attempts a minute',
    errors: ['notFound', 'conflict'],
    schema: {
      body: z.strictObject({
        code: z.string().check(z.minLength(1), z.maxLength(TYPED_MAX)),
        /** Required where the gift is for a smaller plan than the current one, which it would replace at once. */
        changePlan: z.optional(z.boolean()),
      }),
      response: {
        200: z.object({
          given: z.object({ plan: z.enum(PLAN_TYPES), months: z.number() }),
          own: ownBoostSchema,
        }),
      },
    },
  }),
};
