import { roleMention, time, TimestampStyles } from '@discordjs/formatters';
import { isOver } from '@perigee/core/rewards/coupons/may-redeem';
import type { ShownCoupon } from '@perigee/core/rewards/coupons/endpoints';
import { ACCENT_COLOR } from '@perigee/core/base/theme/accent';
import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { m } from '#texts';
import { unmarkedText } from '../../../../texts/people-text.ts';
import type { ReplyBody } from '../../../../bot/command-context.ts';
import type { MoneyWriting } from '../../../economy/index.ts';
import type { StoredCoupon } from '../coupon.ts';
import { redeemId } from './coupon-buttons.ts';
import { describeCouponPrize } from './describe-prize.ts';

/** The parts of a coupon shown in its public message. */
type PostedCoupon = Pick<StoredCoupon, 'name' | 'prize' | 'uses' | 'requiredRole' | 'endsAt' | 'endedAt' | 'isPaused'>;

/** The texts of a coupon's public message, the same on the site and in chat. */
export function describePost(coupon: PostedCoupon, writing: MoneyWriting): ShownCoupon {
  const { locale } = writing;
  const { name, prize, uses, requiredRole, endsAt } = coupon;
  const isGone = isOver(coupon, new Date());
  const lines = [
    m.coupon_gives({ what: describeCouponPrize(prize, writing) }, { locale }),
    ...(requiredRole === null ? [] : [m.coupon_only_for({ role: roleMention(requiredRole) }, { locale })]),
    ...(isGone ? [m.coupon_ended({}, { locale })] : []),
    ...(isGone || endsAt === null
      ? []
      : [m.coupon_ends({ when: time(endsAt, TimestampStyles.RelativeTime) }, { locale })]),
  ];
  const once = m.coupon_once({}, { locale });
  const button = isGone ? m.coupon_button_over : coupon.isPaused ? m.coupon_button_paused : m.coupon_button;
  return {
    color: ACCENT_COLOR,
    title: m.coupon_post_title({ name: unmarkedText(name) }, { locale }),
    description: lines.join('\n'),
    footer:
      uses === null ? once.charAt(0).toUpperCase() + once.slice(1) : `${describeRedemptions(uses, locale)} · ${once}`,
    button: button({}, { locale }),
  };
}

/** How often a coupon can be used, in words. */
export function describeRedemptions(uses: number | null, locale: MoneyWriting['locale']): string {
  if (uses === null) return m.coupon_uses_free({}, { locale });
  return m.coupon_uses({ count: uses, shown: new Intl.NumberFormat(locale).format(uses) }, { locale });
}

/** The message with its button, which is disabled if the coupon is over or paused. */
export function drawPost(coupon: StoredCoupon, writing: MoneyWriting): ReplyBody {
  const { color, title, description, footer, button } = describePost(coupon, writing);
  const isOpen = !coupon.isPaused && !isOver(coupon, new Date());
  return {
    embeds: [{ color, title, description, footer: { text: footer } }],
    components: [
      {
        type: ComponentType.ActionRow,
        components: [
          {
            type: ComponentType.Button,
            style: isOpen ? ButtonStyle.Primary : ButtonStyle.Secondary,
            label: button,
            custom_id: redeemId.write({ couponId: coupon.id }),
            disabled: !isOpen,
          },
        ],
      },
    ],
  };
}
