import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import type { BotContext } from '../../../../bot/bot-context.ts';
import { type Job, defineJob } from '../../../../bot/define-job.ts';
import { messageOf, NO_PINGS } from '../../../../bot/message-of.ts';
import type { Db } from '../../../../database/database.ts';
import { ignoreErrorCodes } from '../../../../discord/ignore-error-codes.ts';
import { moneyWritingOf } from '../../../economy/index.ts';
import type { StoredCoupon } from '../coupon.ts';
import { drawPost } from '../drawing/draw-post.ts';
import { couponStore } from '../stores/coupon-store.ts';
import { postStore } from '../stores/post-store.ts';
import { enqueueRefresh, couponPostJob, refreshPostJob } from '../coupon-jobs.ts';

const CHANNEL_CLOSED = [Code.UnknownChannel, Code.MissingAccess, Code.MissingPermissions];
const MESSAGE_GONE = [...CHANNEL_CLOSED, Code.UnknownMessage];

/** Posts a coupon with its button. */
export function postCouponJob(db: Db): Job {
  return defineJob(couponPostJob, {
    failsWithoutAccess: true,
    async perform({ settings }, { id }, { guildId, send }) {
      const post = await postStore.find(db, guildId, id);
      const coupon = post && (await couponStore.find(db, { guildId, id: post.couponId }));
      if (post === null || coupon === null || coupon.endedAt !== null) return;
      const { embeds = [], components = [] } = await draw(settings, coupon);
      await send(post.channelId, { embeds, components, allowed_mentions: NO_PINGS });
    },
    async settle(tx, { id }, { guildId, messageId }) {
      if (messageId === null) return postStore.remove(tx, guildId, id);
      await postStore.sent(tx, guildId, id, messageId);
      // Changes to the coupon before the message id was known did not reach the message.
      await enqueueRefresh(tx, guildId, id);
    },
  });
}

/** Updates a posted message to the coupon's current state. */
export function refreshPost(db: Db): Job {
  return defineJob(refreshPostJob, {
    async perform({ api, settings }, { id }, { guildId }) {
      const post = await postStore.find(db, guildId, id);
      if (post === null || post.messageId === null) return;
      const coupon = await couponStore.find(db, { guildId, id: post.couponId });
      if (coupon === null) return;
      const body = messageOf(await draw(settings, coupon));
      await ignoreErrorCodes(MESSAGE_GONE, api.channels.editMessage(post.channelId, post.messageId, body));
    },
  });
}

async function draw(settings: BotContext['settings'], coupon: StoredCoupon) {
  const read = await settings.get(coupon.guildId);
  return drawPost(coupon, moneyWritingOf({ locale: read.language.interface, settings: read }));
}
