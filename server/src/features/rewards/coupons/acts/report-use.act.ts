import { userMention } from '@discordjs/formatters';
import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { ActDeferred } from '../../../../acts/act-refused.ts';
import { type Act, defineAct } from '../../../../bot/define-act.ts';
import type { Db } from '../../../../database/database.ts';
import { moneyWritingOf } from '../../../economy/index.ts';
import { describeUse } from '../drawing/describe-redeemed.ts';
import { couponReportDue } from '../redeeming/report-due.ts';
import { couponStore } from '../stores/coupon-store.ts';
import { useStore } from '../stores/use-store.ts';

/** Delay before checking again for a result, in milliseconds. */
const LOOK_MS = 5_000;

/** Tells a member whether they got the role of their coupon, if the reply to their request could not. */
export function reportUse(db: Db): Act {
  return defineAct(couponReportDue, {
    failsOn: [Code.UnknownChannel, Code.MissingAccess, Code.MissingPermissions],
    async perform({ settings }, { id }, { guildId, send }) {
      const use = await useStore.findId(db, guildId, id);
      const coupon = use && (await couponStore.find(db, { guildId, id: use.couponId }));
      if (use === null || coupon === null || use.channelId === null) return;
      if (use.state === 'pending') throw new ActDeferred(LOOK_MS);
      const read = await settings.get(guildId);
      const writing = moneyWritingOf({ locale: read.language.interface, settings: read });
      const content = `${userMention(use.userId)} ${describeUse(coupon, use, writing)}`;
      await send(use.channelId, { content, allowed_mentions: { users: [use.userId] } });
    },
  });
}
