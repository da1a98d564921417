import { m } from '#texts';
import type { CommandContextOf } from '../../../../bot/command-context.ts';
import type { CouponDeps } from '../coupon-deps.ts';
import { redeemCode } from '../redeeming/redeem.ts';
import { answerRedeemed, redeemingOf } from '../redeem-components.ts';
import type { CODE_OPTION } from './coupon-options.ts';
import { deleteTyped } from './delete-typed.ts';

/** Redeems a coupon by its code. The typed code is deleted from the channel if the bot may do so. */
export async function redeemCoupon(
  deps: CouponDeps,
  ctx: CommandContextOf<readonly [typeof CODE_OPTION]>,
): Promise<void> {
  const { options, reply, refuse, locale } = ctx;
  const [redeemed, isLeft] = await Promise.all([redeemCode(deps, redeemingOf(ctx), options.code), deleteTyped(ctx)]);
  const withDeletionHint = (content: string) =>
    isLeft ? `${content}\n${m.coupon_delete_yourself({}, { locale })}` : content;
  await answerRedeemed(deps, ctx, redeemed, (content) =>
    redeemed.outcome === 'redeemed' ? reply({ content: withDeletionHint(content) }) : refuse(withDeletionHint(content)),
  );
}
