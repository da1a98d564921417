import * as z from 'zod/mini';
import { defineJobKind } from '../../../../jobs/job-kind.ts';
import { cancelJob, enqueueJob } from '../../../../jobs/jobs.ts';
import type { Db, DbTransaction } from '../../../../database/database.ts';
import type { StoredRedemption } from '../coupon.ts';

/** Reports whether a member got the role, if the reply to their request could not. */
export const reportRedemptionJob = defineJobKind('coupons.report', z.object({ id: z.string() }));

/** How long the first reply may take, in milliseconds. */
const REPORTED_AFTER_MS = 15_000;

/** Schedules a report to the member, unless they redeemed on the site. */
export async function enqueueCouponReport(
  tx: DbTransaction,
  { guildId, id, channelId }: StoredRedemption,
): Promise<void> {
  if (channelId === null) return;
  const at = new Date(Date.now() + REPORTED_AFTER_MS);
  await enqueueJob(tx, reportRedemptionJob, { guildId, key: id, payload: { id }, at });
}

/** Cancels the report, as the member was told. */
export async function cancelCouponReport(db: Db, { guildId, id }: StoredRedemption): Promise<void> {
  await cancelJob(db, reportRedemptionJob, { guildId, key: id });
}
