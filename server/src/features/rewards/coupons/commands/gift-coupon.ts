import { time, TimestampStyles } from '@discordjs/formatters';
import { PRIZE_AMOUNT_MAX } from '@perigee/core/rewards/coupons/limits';
import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { m } from '#texts';
import type { CommandContextOf } from '../../../../bot/command-context.ts';
import { type MoneyWriting, moneyWritingOf, writeMoney } from '../../../economy/index.ts';
import type { CouponDeps } from '../coupon-deps.ts';
import { codeLines } from '../drawing/code-lines.ts';
import { showCodeId } from '../drawing/coupon-buttons.ts';
import { describeRedemptions } from '../drawing/draw-post.ts';
import { type OwnCouponOutcome, makeOwn } from '../making/make-own.ts';
import type { GIFT_OPTIONS } from './coupon-options.ts';

/** Default validity of a member's own coupon, in milliseconds: 7 days. */
const LASTS_MS = 7 * 24 * 60 * 60 * 1000;

/** Creates a coupon from the member's own money. */
export async function giftCoupon(deps: CouponDeps, ctx: CommandContextOf<typeof GIFT_OPTIONS>): Promise<void> {
  const { bot, guildId, user, settings, locale, options, refuse, reply, invocationId, messageId } = ctx;
  const { uses = 1, lasts = LASTS_MS } = options;
  if ('percent' in options.amount) return refuse(m.amount_not_a_number({}, { locale }));
  const amount = Math.min(options.amount.units, PRIZE_AMOUNT_MAX);
  const input = { amount, uses, lasts };
  const name = m.coupon_own_name({}, { locale });
  const isTyped = messageId !== null;
  const made = await makeOwn(deps, {
    guildId,
    userId: user.id,
    settings,
    input,
    name,
    key: invocationId,
    isHidden: isTyped,
  });
  const writing = moneyWritingOf(ctx);
  if (made.outcome !== 'made') return refuse(describeRefused(made, writing));
  const { coupon, code } = made;
  const reported = m.coupon_own_made(
    {
      number: coupon.number,
      uses: describeRedemptions(coupon.uses, locale),
      amount: writeMoney(amount, writing),
      held: writeMoney(coupon.held, writing),
      when: coupon.endsAt === null ? '' : time(coupon.endsAt, TimestampStyles.RelativeTime),
    },
    { locale },
  );
  if (code !== null) {
    await reply({ content: `${reported}\n${codeLines(bot.site.publicUrl, guildId, code, locale)}` });
    return;
  }
  const button = {
    type: ComponentType.Button as const,
    style: ButtonStyle.Primary as const,
    label: m.coupon_code_show({}, { locale }),
    custom_id: showCodeId.write({ ownerId: user.id, couponId: coupon.id }),
  };
  await reply({
    content: `${reported}\n${m.coupon_code_where({}, { locale })}`,
    components: [{ type: ComponentType.ActionRow, components: [button] }],
  });
}

function describeRefused(made: Exclude<OwnCouponOutcome, { outcome: 'made' }>, writing: MoneyWriting): string {
  const { locale } = writing;
  if (made.outcome === 'off') return m.coupon_own_off({}, { locale });
  if (made.outcome === 'repeated') return m.coupon_repeated({}, { locale });
  if (made.outcome === 'limit') return m.coupon_own_limit({ max: made.max }, { locale });
  if (made.outcome === 'money') {
    return m.coupon_own_money({ missing: writeMoney(made.missing, writing) }, { locale });
  }
  const { min, max } = made;
  return m.coupon_own_total({ min: writeMoney(min, writing), max: writeMoney(max, writing) }, { locale });
}
