import * as z from 'zod/mini';
import { defineActKind } from '../../../acts/act-kind.ts';
import { cancelAct, enqueueAct } from '../../../acts/acts.ts';
import type { Db, DbTransaction } from '../../../database/database.ts';
import type { StoredUse } from '../coupon.ts';

/** A member is to be told what became of their role, where whoever was to answer them could not. */
export const couponReportDue = defineActKind('coupons.report', z.object({ id: z.string() }));

/** How long the first answer may take, in milliseconds. */
const REPORTED_AFTER_MS = 15_000;

/** The member is told what becomes of it, unless somebody answers them before. */
export async function enqueueCouponReport(tx: DbTransaction, { guildId, id, channelId }: StoredUse): Promise<void> {
  if (channelId === null) return;
  const at = new Date(Date.now() + REPORTED_AFTER_MS);
  await enqueueAct(tx, couponReportDue, { guildId, key: id, payload: { id }, at });
}

/** Somebody told the member. */
export async function cancelCouponReport(db: Db, { guildId, id }: StoredUse): Promise<void> {
  await cancelAct(db, couponReportDue, { guildId, key: id });
}
