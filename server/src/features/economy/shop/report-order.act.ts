import { userMention } from '@discordjs/formatters';
import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { ActDeferred } from '../../../acts/act-refused.ts';
import { type Act, defineAct } from '../../../bot/define-act.ts';
import type { Db } from '../../../database/database.ts';
import { moneyWritingOf } from '../balances/write-money.ts';
import { describeOrder, describeReturn } from './drawing/describe-order.ts';
import { isOpen } from './orders/await-order.ts';
import { orderReportDue } from './orders/report-due.ts';
import { orderStore } from './stores/order-store.ts';

/** How often to check for an outcome to report, in milliseconds. */
const LOOK_MS = 5_000;

/** Reports the outcome of an order to the member if no reply did. */
export function reportShopOrder(db: Db): Act {
  return defineAct(orderReportDue, {
    failsOn: [Code.UnknownChannel, Code.MissingAccess, Code.MissingPermissions],
    async perform({ settings }, { id, step }, { guildId, send }) {
      const order = await orderStore.find(db, guildId, id);
      if (order === null) return;
      if (isOpen(order)) throw new ActDeferred(LOOK_MS);
      const read = await settings.get(guildId);
      const writing = moneyWritingOf({ locale: read.language.interface, settings: read });
      const reported = step === 'given' ? describeOrder(order, writing).join('\n') : describeReturn(order, writing);
      const content = `${userMention(order.userId)} ${reported}`;
      await send(order.channelId, { content, allowed_mentions: { users: [order.userId] } });
    },
  });
}
