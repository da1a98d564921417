import { type Component, defineComponent } from '../../../bot/components/define-component.ts';
import type { InvocationContext } from '../../../bot/invocation-context.ts';
import { m } from '#texts';
import { moneyWritingOf } from '../../economy/index.ts';
import type { CouponDeps } from './coupon-deps.ts';
import { redeemId, showCodeId } from './drawing/coupon-buttons.ts';
import { describeRedeemRefusal, describeRedemption } from './drawing/describe-redeemed.ts';
import { codeLines } from './drawing/code-lines.ts';
import { drawCode } from './making/change-coupon.ts';
import { awaitRedemption } from './redeeming/await-redemption.ts';
import { redeemShown, type RedeemOutcome, type RedeemInput } from './redeeming/redeem.ts';
import { cancelCouponReport } from './redeeming/report-redemption-job.ts';

/** The button of a posted coupon, and the one that shows a new coupon's code to its creator. */
export function couponComponents(deps: CouponDeps): Component[] {
  return [
    defineComponent({
      id: redeemId,
      mayPress: 'anybody',
      noCommand: 'a posted coupon is for members who meet its own limits',
      async run(ctx, { couponId }) {
        const redeemed = await redeemShown(deps, redeemingOf(ctx), couponId);
        await answerRedeemed(deps, ctx, redeemed, ctx.refuse);
      },
    }),
    defineComponent({
      id: showCodeId,
      mayPress: { owner: 'ownerId' },
      command: 'coupon',
      async run({ bot, guildId, locale, refuse }, { couponId }) {
        const drawn = await drawCode(deps, { guildId, id: couponId }, { isFirst: true });
        if (drawn.outcome === 'drawn') return refuse(codeLines(bot.site.publicUrl, guildId, drawn.code, locale));
        return refuse((drawn.outcome === 'drawnBefore' ? m.coupon_code_shown : m.coupon_over)({}, { locale }));
      },
    }),
  ];
}

/** The member who redeems, and the place. */
export function redeemingOf({ guildId, user, roleIds, joinedAt, channelId, settings }: InvocationContext): RedeemInput {
  return { guildId, userId: user.id, roleIds, joinedAt, channelId, settings };
}

/** Replies with the result; a redemption not settled in time is reported later. */
export async function answerRedeemed(
  deps: CouponDeps,
  context: InvocationContext,
  redeemed: RedeemOutcome,
  say: (content: string) => Promise<unknown>,
): Promise<void> {
  const writing = moneyWritingOf(context);
  if (redeemed.outcome !== 'redeemed') {
    await say(describeRedeemRefusal(redeemed, writing));
    return;
  }
  const redemption = await awaitRedemption(deps, redeemed.redemption);
  await say(describeRedemption(redeemed.coupon, redemption, writing));
  if (redeemed.redemption.state === 'pending' && redemption.state !== 'pending')
    await cancelCouponReport(deps.db, redemption);
}
