import type { Item } from '@perigee/core/economy/items/schema';
import { cancelJob, enqueueJob } from '../../../../jobs/jobs.ts';
import type { Db, DbTransaction } from '../../../../database/database.ts';
import { SHOP, type ShopDeps } from '../shop-deps.ts';
import type { NewOrder, Order } from '../order.ts';
import { REPORTED_AFTER_MS, reportShopOrderJob, type ReportStep } from './report-shop-order-job.ts';

/** Requests the role changes of an order, and a report to the member in case this process cannot reply. */
export async function enqueueRoles(
  { roleGrants }: Pick<ShopDeps, 'roleGrants'>,
  tx: DbTransaction,
  { guildId, id, userId, count, state }: NewOrder,
  { addRole, removeRole, roleDuration = null }: Item,
): Promise<void> {
  if (state !== 'pending') return;
  const lastsMs = roleDuration === null ? null : roleDuration * count;
  await roleGrants.request(tx, { guildId, owner: SHOP, key: id, userId, give: addRole, take: removeRole, lastsMs });
  await enqueueOrderReport(tx, { guildId, id }, 'given');
}

/** Schedules a report of the outcome to the member, unless cancelled by a reply. */
export async function enqueueOrderReport(
  tx: DbTransaction,
  { guildId, id }: OrderKey,
  step: ReportStep,
): Promise<void> {
  const at = new Date(Date.now() + REPORTED_AFTER_MS);
  await enqueueJob(tx, reportShopOrderJob, { guildId, key: reportKey(id, step), payload: { id, step }, at });
}

/** Cancels the report, because the member was told. */
export async function cancelOrderReport(db: Db, { guildId, id }: OrderKey, step: ReportStep): Promise<void> {
  await cancelJob(db, reportShopOrderJob, { guildId, key: reportKey(id, step) });
}

type OrderKey = Pick<Order, 'guildId' | 'id'>;

function reportKey(id: string, step: ReportStep): string {
  return `${id} ${step}`;
}
