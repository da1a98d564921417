import { type Component, defineComponent } from '../../../bot/components/define-component.ts';
import type { Place } from '../../../bot/acting/place.ts';
import { m } from '#texts';
import { moneyWritingOf } from '../../economy/index.ts';
import type { CouponParts } from './coupon-parts.ts';
import { redeemId, showCodeId } from './drawing/coupon-buttons.ts';
import { describeRedeemRefusal, describeUse } from './drawing/describe-redeemed.ts';
import { codeLines } from './drawing/code-lines.ts';
import { drawCode } from './making/change-coupon.ts';
import { awaitUse } from './redeeming/await-use.ts';
import { redeemShown, type RedeemOutcome, type RedeemInput } from './redeeming/redeem.ts';
import { cancelCouponReport } from './redeeming/report-redemption-job.ts';

/** The button of a posted coupon, and the one that shows a new coupon's code to its creator. */
export function couponComponents(parts: CouponParts): Component[] {
  return [
    defineComponent({
      id: redeemId,
      mayPress: 'anybody',
      async run(ctx, { couponId }) {
        const redeemed = await redeemShown(parts, redeemingOf(ctx), couponId);
        await answerRedeemed(parts, ctx, redeemed, ctx.refuse);
      },
    }),
    defineComponent({
      id: showCodeId,
      mayPress: { owner: 'ownerId' },
      async run({ bot, guildId, locale, refuse }, { couponId }) {
        const drawn = await drawCode(parts, { guildId, id: couponId }, { isFirst: true });
        if (drawn.outcome === 'drawn') return refuse(codeLines(bot.site.publicUrl, guildId, drawn.code, locale));
        return refuse((drawn.outcome === 'drawnBefore' ? m.coupon_code_shown : m.coupon_over)({}, { locale }));
      },
    }),
  ];
}

/** The member who redeems, and the place. */
export function redeemingOf({ guildId, user, roleIds, joinedAt, channelId, settings }: Place): RedeemInput {
  return { guildId, userId: user.id, roleIds, joinedAt, channelId, settings };
}

/** Replies with the result; a use not settled in time is reported later. */
export async function answerRedeemed(
  parts: CouponParts,
  place: Place,
  redeemed: RedeemOutcome,
  say: (content: string) => Promise<unknown>,
): Promise<void> {
  const writing = moneyWritingOf(place);
  if (redeemed.outcome !== 'redeemed') {
    await say(describeRedeemRefusal(redeemed, writing));
    return;
  }
  const use = await awaitUse(parts, redeemed.use);
  await say(describeUse(redeemed.coupon, use, writing));
  if (redeemed.use.state === 'pending' && use.state !== 'pending') await cancelCouponReport(parts.db, use);
}
