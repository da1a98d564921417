import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { defineActKind } from '../../../acts/act-kind.ts';
import { enqueueAct } from '../../../acts/acts.ts';
import type { DbTransaction } from '../../../database/database.ts';
import type { StoredCoupon } from '../coupon.ts';

const payload = z.object({ id: z.string() });

/** The time of a coupon is over. */
export const couponEndDue = defineActKind('coupons.end', payload);

/** A message with a coupon's button is to be sent. */
export const couponPostDue = defineActKind('coupons.post', payload);

/** One that was sent is to say how the coupon stands now. */
export const refreshDue = defineActKind('coupons.refresh', payload);

/**
 * Has the coupon ended when its time is over. Each end it is given has an act of its own; those of earlier ones find
 * nothing to do.
 */
export async function enqueueCouponEnd(
  tx: DbTransaction,
  { guildId, id, endsAt }: Pick<StoredCoupon, 'guildId' | 'id' | 'endsAt'>,
): Promise<void> {
  if (endsAt === null) return;
  await enqueueAct(tx, couponEndDue, { guildId, key: `${id} ${endsAt.getTime()}`, payload: { id }, at: endsAt });
}

/** Has a message brought up to date, after what is done to it already. */
export async function enqueueRefresh(tx: DbTransaction, guildId: string, postId: string): Promise<void> {
  const subject = `coupon post ${postId}`;
  await enqueueAct(tx, refreshDue, { guildId, key: randomUUID(), subject, payload: { id: postId } });
}
