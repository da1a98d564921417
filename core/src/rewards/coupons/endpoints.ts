import * as z from 'zod/mini';
import { endpoint } from '../../base/http/endpoint.ts';
import { messageReply } from '../../base/http/replies.ts';
import { guildParams, snowflake } from '../../base/ids/snowflake.ts';
import { issueCode } from '../../base/issues/issue-codes.ts';
import { atMost } from '../../base/text/at-most.ts';
import { TYPED_CODE_MAX } from './code.ts';
import {
  couponChangeSchema,
  couponSchema,
  couponStatisticsSchema,
  couponRedemptionSchema,
  managedCouponSchema,
  newCouponSchema,
  ownCouponSchema,
  redeemedCouponSchema,
} from './schema.ts';
import { couponTerms } from './section.ts';

const couponParams = z.strictObject({
  ...guildParams.shape,
  couponId: z.uuid({ error: issueCode('invalidId') }),
});
const number = z.string().check(z.regex(/^\d{1,9}$/, { error: issueCode('invalidId') }));
const editor = { tab: 'economy' } as const;

/** The code is returned only this once. Null for a coupon without a code. */
const madeReply = z.object({ coupon: managedCouponSchema, code: z.nullable(z.string()) });
const codeReply = z.object({ code: z.string() });

/** The message that is posted to a channel, as a preview. */
const shownMessage = z.object({
  color: z.number(),
  title: z.string(),
  description: z.string(),
  footer: z.string(),
  button: z.string(),
});
export type ShownCoupon = z.infer<typeof shownMessage>;

/** `before` for the next page; null on the last one. */
const next = z.nullable(z.string());

export const couponsEndpoints = {
  list: endpoint({
    method: 'GET',
    url: '/private/guilds/:guildId/coupons',
    access: editor,
    summary: 'The coupons of the server that run, or those that are over, from the newest on',
    channels: { taken: null, given: 'announced' },
    schema: {
      params: guildParams,
      querystring: z.strictObject({ over: z.optional(z.enum(['yes', 'no'])), before: z.optional(number) }),
      response: {
        200: z.object({
          coupons: z.array(managedCouponSchema),
          next,
          /** Number of running coupons made by the server's managers. */
          running: z.int(),
          limit: z.int(),
        }),
      },
    },
  }),
  create: endpoint({
    method: 'POST',
    url: '/private/guilds/:guildId/coupons',
    access: editor,
    summary: 'Make a coupon; the answer is the only place its code is ever told',
    errors: ['conflict'],
    channels: { taken: null, given: 'announced' },
    schema: { params: guildParams, body: newCouponSchema, response: { 200: madeReply } },
  }),
  preview: endpoint({
    method: 'POST',
    url: '/private/guilds/:guildId/coupons/preview',
    access: editor,
    summary: 'See the message a coupon is posted with',
    schema: {
      params: guildParams,
      body: z.strictObject({ ...couponTerms, endsAt: newCouponSchema.shape.endsAt }),
      response: { 200: shownMessage },
    },
  }),
  statistics: endpoint({
    method: 'GET',
    url: '/private/guilds/:guildId/coupons/statistics',
    access: editor,
    summary: 'How often coupons were used, and what they gave',
    schema: { params: guildParams, response: { 200: couponStatisticsSchema } },
  }),
  change: endpoint({
    method: 'PATCH',
    url: '/private/guilds/:guildId/coupons/:couponId',
    access: editor,
    summary: 'Rename a coupon, pause it, or change its uses and its end',
    errors: ['conflict'],
    channels: { taken: null, given: 'announced' },
    schema: { params: couponParams, body: couponChangeSchema, response: { 200: managedCouponSchema } },
  }),
  end: endpoint({
    method: 'POST',
    url: '/private/guilds/:guildId/coupons/:couponId/end',
    access: editor,
    summary: 'End a coupon; money that is held for it goes back to its maker',
    errors: ['conflict'],
    schema: { params: couponParams, response: { 200: messageReply } },
  }),
  drawCode: endpoint({
    method: 'POST',
    url: '/private/guilds/:guildId/coupons/:couponId/code',
    access: editor,
    summary: 'Draw a new code for a coupon; the one it had is worth nothing any more',
    errors: ['conflict'],
    schema: { params: couponParams, response: { 200: codeReply } },
  }),
  post: endpoint({
    method: 'POST',
    url: '/private/guilds/:guildId/coupons/:couponId/posts',
    access: editor,
    summary: 'Post a coupon with its button to a channel',
    errors: ['conflict'],
    channels: { taken: 'writable', given: null },
    schema: { params: couponParams, body: z.strictObject({ channel: snowflake }), response: { 200: messageReply } },
  }),
  uses: endpoint({
    method: 'GET',
    url: '/private/guilds/:guildId/coupons/:couponId/uses',
    access: editor,
    summary: 'Who used a coupon and when, from the newest on',
    schema: {
      params: couponParams,
      querystring: z.strictObject({ before: z.optional(z.string().check(z.regex(/^\d{1,16}-\d{1,20}$/))) }),
      response: { 200: z.object({ uses: z.array(couponRedemptionSchema), next }) },
    },
  }),
  // No membership check: members who left may still see and end their own coupons, and the rows are always the caller's
  // own.
  own: endpoint({
    method: 'GET',
    url: '/private/coupons/:guildId',
    access: 'signedIn',
    summary: 'The coupons you made of your own money, and those you used',
    schema: {
      params: guildParams,
      response: {
        200: z.object({
          made: z.array(couponSchema),
          redeemed: z.array(redeemedCouponSchema),
          /** Whether the server lets members make coupons, and the limits on the money in one. */
          mayMake: z.boolean(),
          total: z.object({ min: z.number(), max: z.number() }),
          moneySymbol: z.string(),
        }),
      },
    },
  }),
  make: endpoint({
    method: 'POST',
    url: '/private/coupons/:guildId',
    access: 'guildMember',
    summary: 'Make a coupon of your own money; the answer is the only place its code is ever told',
    errors: ['conflict'],
    schema: {
      params: guildParams,
      body: ownCouponSchema,
      response: { 200: z.object({ coupon: couponSchema, code: z.string() }) },
    },
  }),
  endOwn: endpoint({
    method: 'POST',
    url: '/private/coupons/:guildId/:couponId/end',
    access: 'signedIn',
    summary: 'End a coupon of your own money; what is left of it is yours again',
    errors: ['conflict'],
    schema: { params: couponParams, response: { 200: messageReply } },
  }),
  redeem: endpoint({
    method: 'POST',
    url: '/private/coupons/:guildId/redeem',
    access: 'guildMember',
    summary: 'Use a coupon by its code',
    errors: ['conflict'],
    schema: {
      params: guildParams,
      body: z.strictObject({ code: z.string().check(atMost(TYPED_CODE_MAX, 'tooLong')) }),
      response: { 200: z.extend(redeemedCouponSchema, { moneySymbol: z.string() }) },
    },
  }),
};
