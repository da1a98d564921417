import { userMention } from '@discordjs/formatters';
import { JobDeferred } from '../../../jobs/job-refused.ts';
import { type Job, defineJob } from '../../../bot/define-job.ts';
import type { Db } from '../../../database/database.ts';
import { moneyWritingOf } from '../balances/write-money.ts';
import { describeOrder, describeReturn } from './drawing/describe-order.ts';
import { isOpen } from './orders/await-order.ts';
import { reportShopOrderJob } from './orders/report-shop-order-job.ts';
import { orderStore } from './stores/order-store.ts';

/** How often to check for an outcome to report, in milliseconds. */
const LOOK_MS = 5_000;

/** Reports the outcome of an order to the member if no reply did. */
export function reportShopOrder(db: Db): Job {
  return defineJob(reportShopOrderJob, {
    failsWithoutAccess: true,
    async perform({ settings }, { id, step }, { guildId, send }) {
      const order = await orderStore.find(db, guildId, id);
      if (order === null) return;
      if (isOpen(order)) throw new JobDeferred(LOOK_MS);
      const read = await settings.get(guildId);
      const writing = moneyWritingOf({ locale: read.language.interface, settings: read });
      const reported = step === 'given' ? describeOrder(order, writing).join('\n') : describeReturn(order, writing);
      const content = `${userMention(order.userId)} ${reported}`;
      await send(order.channelId, { content, allowed_mentions: { users: [order.userId] } });
    },
  });
}
