import { PLAN_TYPES } from '@perigee/core/community/boost/plans';
import * as z from 'zod/mini';
import { type ControlHandler, defineControlOrder, handleControl } from '../../../control/control-order.ts';
import type { Db } from '../../../database/database.ts';
import { makeGifts } from './gifts.ts';

/** Make gift codes. */
export const giftOrder = defineControlOrder(
  'gift',
  z.object({
    gift: z.object({
      plan: z.enum(PLAN_TYPES),
      months: z.int(),
      count: z.int(),
      expiresAt: z.nullable(z.iso.datetime()),
    }),
  }),
);

/** Makes the codes where the embedded database is open. */
export function handleGiftOrder(db: Db): ControlHandler {
  return handleControl(giftOrder, async ({ gift: { expiresAt, ...gift } }) => ({
    result: await makeGifts(db, { ...gift, expiresAt: expiresAt === null ? null : new Date(expiresAt) }),
  }));
}
