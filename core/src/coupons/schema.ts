import * as z from 'zod/mini';
import { issueCode } from '../issues/issue-codes.ts';
import { positiveInteger } from '../numbers/integers.ts';
import { statementPerson } from '../statements/schema.ts';
import { durationSchema } from '../time/duration-schema.ts';
import { ownCodeSchema } from './code.ts';
import { COUPON_TIME_MIN_MS, OWN_TIME_MAX_MS, OWN_USES_MAX } from './limits.ts';
import { couponPrizeSchema } from './prize.ts';
import { couponTerms, usesSchema } from './section.ts';

/** ISO 8601. */
const moment = z.iso.datetime({ offset: true, error: issueCode('dateInvalid') });

/** Drawn, of one's own, or none: then it is used by the button of a posted message alone. */
const codeWish = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('drawn') }),
  z.strictObject({ kind: z.literal('own'), code: ownCodeSchema }),
  z.strictObject({ kind: z.literal('none') }),
]);
export type CodeWish = z.infer<typeof codeWish>;

/** A coupon as a manager makes it. */
export const newCouponSchema = z.strictObject({
  ...couponTerms,
  /** Null without end. */
  endsAt: z.nullable(moment),
  code: codeWish,
});
export type NewCoupon = z.infer<typeof newCouponSchema>;

/** What of a coupon may be changed; what is left out stays. */
export const couponChangeSchema = z.strictObject({
  name: z.optional(couponTerms.name),
  uses: z.optional(usesSchema),
  endsAt: z.optional(z.nullable(moment)),
  paused: z.optional(z.boolean()),
});
export type CouponChange = z.infer<typeof couponChangeSchema>;

/** A coupon of a member's own money; its code is always drawn. */
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
 * `inactive` is above the limit since a boost ended. `usedUp` has no uses left but roles that are still on their way, of
 * which a refused one gives its use back.
 */
export const COUPON_STATES = ['running', 'paused', 'inactive', 'usedUp', 'ended'] as const;
export type CouponState = (typeof COUPON_STATES)[number];

/** Why a coupon is over: used up, its time is over, or somebody ended it. */
export const COUPON_ENDS = ['used', 'time', 'hand'] as const;
export type CouponEnd = (typeof COUPON_ENDS)[number];

/** A coupon; its code is nowhere. */
export const couponSchema = z.object({
  id: z.string(),
  /** By which people call it in the chat. */
  number: z.int(),
  name: z.string(),
  prize: couponPrizeSchema,
  uses: z.nullable(z.int()),
  used: z.int(),
  requiredRole: z.nullable(z.string()),
  /** Of a member's own money. */
  isOwn: z.boolean(),
  hasCode: z.boolean(),
  /** ISO 8601, as all moments. */
  createdAt: z.string(),
  endsAt: z.nullable(z.string()),
  endedAt: z.nullable(z.string()),
  end: z.nullable(z.enum(COUPON_ENDS)),
  state: z.enum(COUPON_STATES),
  /** Money that is held for its uses. */
  held: z.number(),
});
export type Coupon = z.infer<typeof couponSchema>;

/** The same for managers. */
export const managedCouponSchema = z.extend(couponSchema, {
  /** Null where their data were deleted. */
  by: z.nullable(statementPerson),
  /** Channels in which its button stands. */
  channels: z.array(z.string()),
  /** What keeps it from giving its prize; null for nothing. */
  problem: z.nullable(z.enum(['itemGone', 'roleGone', 'roleAboveBot'])),
});
export type ManagedCoupon = z.infer<typeof managedCouponSchema>;

/** What became of a use: its role is on its way; the person has it; it was refused and the use given back. */
export const USE_STATES = ['pending', 'done', 'refused'] as const;
export type UseState = (typeof USE_STATES)[number];

/** A use, as managers read it. */
export const couponUseSchema = z.object({
  user: statementPerson,
  at: z.string(),
  state: z.enum(USE_STATES),
});
export type CouponUse = z.infer<typeof couponUseSchema>;

/** A use, as who used the coupon reads it. */
export const redeemedCouponSchema = z.object({
  couponId: z.string(),
  name: z.string(),
  prize: couponPrizeSchema,
  /** What came to them of money, after the server's commission. */
  received: z.number(),
  at: z.string(),
  state: z.enum(USE_STATES),
});
export type RedeemedCoupon = z.infer<typeof redeemedCouponSchema>;

/** What became of uses on one day of the server's time zone. */
export const couponDaySchema = z.object({ day: z.string(), uses: z.int() });

export const couponStatisticsSchema = z.object({
  /** The last 30, today last; days without uses too. */
  days: z.array(couponDaySchema),
  /** Of everything that is still kept. */
  uses: z.int(),
  money: z.number(),
  xp: z.number(),
  pieces: z.number(),
  roles: z.number(),
  /** Wrong codes in the last 24 hours. */
  guesses: z.int(),
});
export type CouponStatistics = z.infer<typeof couponStatisticsSchema>;
