import { m } from '#texts';
import type { CommandContext } from '../../../../bot/command-context.ts';
import type { CouponParts } from '../coupon-parts.ts';
import { redeemCode } from '../redeeming/redeem.ts';
import { answerRedeemed, redeemingOf } from '../redeem-components.ts';
import { deleteTyped } from './delete-typed.ts';

/** Redeems a coupon by its code. The typed code is deleted from the channel if the bot may do so. */
export async function redeemCoupon(parts: CouponParts, ctx: CommandContext): Promise<void> {
  const { options, reply, refuse, locale } = ctx;
  const [redeemed, isLeft] = await Promise.all([
    redeemCode(parts, redeemingOf(ctx), options.string('code') ?? ''),
    deleteTyped(ctx),
  ]);
  const withDeletionHint = (content: string) =>
    isLeft ? `${content}\n${m.coupon_delete_yourself({}, { locale })}` : content;
  await answerRedeemed(parts, ctx, redeemed, (content) =>
    redeemed.outcome === 'redeemed' ? reply({ content: withDeletionHint(content) }) : refuse(withDeletionHint(content)),
  );
}
