import * as z from 'zod/mini';
import { customId } from '../../../bot/components/custom-id.ts';

const id = z.string().check(z.regex(/^\d{1,20}$/));
const uuid = z.string().check(z.regex(/^[\da-f-]{36}$/));

/** Uses the coupon of the message. */
export const redeemId = customId({ feature: 'coupons', action: 'redeem', version: 1, args: { couponId: uuid } });

/** Draws the code of a coupon that was made by a typed command, for who made it alone, once. */
export const showCodeId = customId({
  feature: 'coupons',
  action: 'code',
  version: 1,
  args: { ownerId: id, couponId: uuid },
});
