import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { defineJobKind } from '../../../jobs/job-kind.ts';
import { enqueueJob } from '../../../jobs/jobs.ts';
import type { DbTransaction } from '../../../database/database.ts';
import type { StoredCoupon } from './coupon.ts';

const payload = z.object({ id: z.string() });

/** Ends a coupon whose time is over. */
export const endCouponJob = defineJobKind('coupons.end', payload);

/** Posts a message with a coupon's button. */
export const couponPostJob = defineJobKind('coupons.post', payload);

/** Updates a posted message to the coupon's current state. */
export const refreshPostJob = defineJobKind('coupons.refresh', payload);

/** Schedules the end of a coupon. Every new end has a job of its own; jobs of later ends find nothing to do. */
export async function enqueueCouponEnd(
  tx: DbTransaction,
  { guildId, id, endsAt }: Pick<StoredCoupon, 'guildId' | 'id' | 'endsAt'>,
): Promise<void> {
  if (endsAt === null) return;
  await enqueueJob(tx, endCouponJob, { guildId, key: `${id} ${endsAt.getTime()}`, payload: { id }, at: endsAt });
}

/** Enqueues an update of a message, after earlier jobs for the same message. */
export async function enqueueRefresh(tx: DbTransaction, guildId: string, postId: string): Promise<void> {
  const subject = `coupon post ${postId}`;
  await enqueueJob(tx, refreshPostJob, { guildId, key: randomUUID(), subject, payload: { id: postId } });
}
