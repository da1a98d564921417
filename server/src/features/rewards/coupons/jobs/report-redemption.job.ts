import { userMention } from '@discordjs/formatters';
import { JobDeferred } from '../../../../jobs/job-refused.ts';
import { type Job, defineJob } from '../../../../bot/define-job.ts';
import type { Db } from '../../../../database/database.ts';
import { moneyWritingOf } from '../../../economy/index.ts';
import { describeRedemption } from '../drawing/describe-redeemed.ts';
import { reportRedemptionJob } from '../redeeming/report-redemption-job.ts';
import { couponStore } from '../stores/coupon-store.ts';
import { redemptionStore } from '../stores/redemption-store.ts';

/** Delay before checking again for a result, in milliseconds. */
const LOOK_MS = 5_000;

/** Tells a member whether they got the role of their coupon, if the reply to their request could not. */
export function reportRedemption(db: Db): Job {
  return defineJob(reportRedemptionJob, {
    failsWithoutAccess: true,
    async perform({ settings }, { id }, { guildId, send }) {
      const redemption = await redemptionStore.findId(db, guildId, id);
      const coupon = redemption && (await couponStore.find(db, { guildId, id: redemption.couponId }));
      if (redemption === null || coupon === null || redemption.channelId === null) return;
      if (redemption.state === 'pending') throw new JobDeferred(LOOK_MS);
      const read = await settings.get(guildId);
      const writing = moneyWritingOf({ locale: read.language.interface, settings: read });
      const content = `${userMention(redemption.userId)} ${describeRedemption(coupon, redemption, writing)}`;
      await send(redemption.channelId, { content, allowed_mentions: { users: [redemption.userId] } });
    },
  });
}
