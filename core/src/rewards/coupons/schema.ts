import * as z from 'zod/mini';
import { issueCode } from '../../base/issues/issue-codes.ts';
import { positiveInteger } from '../../base/numbers/integers.ts';
import { statementPerson } from '../../economy/statements/schema.ts';
import { durationSchema } from '../../base/time/duration-schema.ts';
import { ownCodeSchema } from './code.ts';
import { COUPON_TIME_MIN_MS, OWN_TIME_MAX_MS, OWN_USES_MAX } from './limits.ts';
import { couponPrizeSchema } from './prize.ts';
import { couponTerms, usesSchema } from './section.ts';

/** ISO 8601. */
const moment = z.iso.datetime({ offset: true, error: issueCode('dateInvalid') });

/** A generated code, a custom one, or none: then the coupon is used only through the button of a posted message. */
const codeRequest = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('drawn') }),
  z.strictObject({ kind: z.literal('own'), code: ownCodeSchema }),
  z.strictObject({ kind: z.literal('none') }),
]);
export type CodeDraft = z.infer<typeof codeRequest>;

/** A coupon as a manager creates it. */
export const newCouponSchema = z.strictObject({
  ...couponTerms,
  /** Null for no end. */
  endsAt: z.nullable(moment),
  code: codeRequest,
});
export type NewCoupon = z.infer<typeof newCouponSchema>;

/** The changeable fields of a coupon; fields left out stay as they are. */
export const couponChangeSchema = z.strictObject({
  name: z.optional(couponTerms.name),
  uses: z.optional(usesSchema),
  endsAt: z.optional(z.nullable(moment)),
  paused: z.optional(z.boolean()),
});
export type CouponChange = z.infer<typeof couponChangeSchema>;

/** A coupon funded by a member; its code is always generated. */
export const ownCouponSchema = z.strictObject({
  /** What each use gives. */
  amount: positiveInteger,
  uses: positiveInteger.check(
    z.refine<number>((uses) => uses <= OWN_USES_MAX, { error: issueCode('tooBig'), params: { max: OWN_USES_MAX } }),
  ),
  lasts: durationSchema(OWN_TIME_MAX_MS).check(
    z.refine<number>((ms) => ms >= COUPON_TIME_MIN_MS, { error: issueCode('durationTooShort') }),
  ),
});
export type OwnCoupon = z.infer<typeof ownCouponSchema>;

/**
 * `inactive`: above the limit because boost ended. `usedUp`: no uses left, but some roles are still to be given; a
 * refused one frees its use again.
 */
export const COUPON_STATES = ['running', 'paused', 'inactive', 'usedUp', 'ended'] as const;
export type CouponState = (typeof COUPON_STATES)[number];

/** Why a coupon ended: all uses taken, its time ran out, or somebody ended it. */
export const COUPON_ENDS = ['used', 'time', 'hand'] as const;
export type CouponEnd = (typeof COUPON_ENDS)[number];

/** A coupon, without its code. */
export const couponSchema = z.object({
  id: z.string(),
  /** The number people call it by in chat. */
  number: z.int(),
  name: z.string(),
  prize: couponPrizeSchema,
  uses: z.nullable(z.int()),
  used: z.int(),
  requiredRole: z.nullable(z.string()),
  /** Funded by a member. */
  isOwn: z.boolean(),
  hasCode: z.boolean(),
  /** ISO 8601, like all moments. */
  createdAt: z.string(),
  endsAt: z.nullable(z.string()),
  endedAt: z.nullable(z.string()),
  end: z.nullable(z.enum(COUPON_ENDS)),
  state: z.enum(COUPON_STATES),
  /** Money held in escrow for its uses. */
  held: z.number(),
});
export type Coupon = z.infer<typeof couponSchema>;

/** A coupon as managers see it. */
export const managedCouponSchema = z.extend(couponSchema, {
  /** Null where the person's data was deleted. */
  by: z.nullable(statementPerson),
  /** Channels with a message that has its button. */
  channels: z.array(z.string()),
  /** Why it cannot give its prize; null where it can. */
  problem: z.nullable(z.enum(['itemGone', 'roleGone', 'roleAboveBot'])),
});
export type ManagedCoupon = z.infer<typeof managedCouponSchema>;

/** State of a use: the role is still to be given; the person has the prize; or it was refused and the use returned. */
export const REDEMPTION_STATES = ['pending', 'done', 'refused'] as const;
export type RedemptionState = (typeof REDEMPTION_STATES)[number];

/** A use, as managers see it. */
export const couponRedemptionSchema = z.object({
  user: statementPerson,
  at: z.string(),
  state: z.enum(REDEMPTION_STATES),
});
export type CouponRedemption = z.infer<typeof couponRedemptionSchema>;

/** A use, as the person who used the coupon sees it. */
export const redeemedCouponSchema = z.object({
  couponId: z.string(),
  name: z.string(),
  prize: couponPrizeSchema,
  /** Money received, after the server's commission. */
  received: z.number(),
  at: z.string(),
  state: z.enum(REDEMPTION_STATES),
});
export type RedeemedCoupon = z.infer<typeof redeemedCouponSchema>;

/** Number of uses on one day in the server's time zone. */
export const couponDaySchema = z.object({ day: z.string(), uses: z.int() });

export const couponStatisticsSchema = z.object({
  /** The last 30 days, today last, including days without uses. */
  days: z.array(couponDaySchema),
  /** Totals of all uses still stored. */
  uses: z.int(),
  money: z.number(),
  xp: z.number(),
  pieces: z.number(),
  roles: z.number(),
  /** Wrong codes in the last 24 hours. */
  guesses: z.int(),
});
export type CouponStatistics = z.infer<typeof couponStatisticsSchema>;
