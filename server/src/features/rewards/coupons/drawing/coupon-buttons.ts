import * as z from 'zod/mini';
import { customId } from '../../../../bot/components/custom-id.ts';

const id = z.string().check(z.regex(/^\d{1,20}$/));
const uuid = z.string().check(z.regex(/^[\da-f-]{36}$/));

/** Redeems the coupon of the message. */
export const redeemId = customId({ feature: 'coupons', action: 'redeem', version: 1, args: { couponId: uuid } });

/** Draws the code of a coupon created by a typed command, and shows it to its creator only, once. */
export const showCodeId = customId({
  feature: 'coupons',
  action: 'code',
  version: 1,
  args: { ownerId: id, couponId: uuid },
});
