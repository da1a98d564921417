import * as z from 'zod/mini';
import { defineActKind } from '../../../../acts/act-kind.ts';
import { cancelAct, enqueueAct } from '../../../../acts/acts.ts';
import type { Db, DbTransaction } from '../../../../database/database.ts';
import type { StoredUse } from '../coupon.ts';

/** Reports whether a member got the role, if the reply to their request could not. */
export const couponReportDue = defineActKind('coupons.report', z.object({ id: z.string() }));

/** How long the first reply may take, in milliseconds. */
const REPORTED_AFTER_MS = 15_000;

/** Schedules a report to the member, unless they redeemed on the site. */
export async function enqueueCouponReport(tx: DbTransaction, { guildId, id, channelId }: StoredUse): Promise<void> {
  if (channelId === null) return;
  const at = new Date(Date.now() + REPORTED_AFTER_MS);
  await enqueueAct(tx, couponReportDue, { guildId, key: id, payload: { id }, at });
}

/** Cancels the report, as the member was told. */
export async function cancelCouponReport(db: Db, { guildId, id }: StoredUse): Promise<void> {
  await cancelAct(db, couponReportDue, { guildId, key: id });
}
