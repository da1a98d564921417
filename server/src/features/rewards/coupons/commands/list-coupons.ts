import { time, TimestampStyles } from '@discordjs/formatters';
import { activeOf, stateOf } from '@perigee/core/rewards/coupons/state';
import { limitOf } from '@perigee/core/base/limits/tier-limits';
import { ACCENT_COLOR } from '@perigee/core/base/theme/accent';
import { m } from '#texts';
import { escapeText } from '../../../../texts/people-text.ts';
import type { CommandContext } from '../../../../bot/command-context.ts';
import { moneyWritingOf } from '../../../economy/index.ts';
import type { CouponDeps } from '../coupon-deps.ts';
import type { StoredCoupon } from '../coupon.ts';
import { describeCouponPrize } from '../drawing/describe-prize.ts';
import { couponStore } from '../stores/coupon-store.ts';

/** As many as fit an embed at their longest. */
const SHOWN_MAX = 15;

/** Lists running coupons, including those of members, newest first. */
export async function listCoupons(
  { db }: Pick<CouponDeps, 'db'>,
  ctx: CommandContext,
  usage: { create: string },
): Promise<void> {
  const { bot, guildId, settings, locale, refuse, reply } = ctx;
  const running = await couponStore.running(db, guildId);
  if (running.length === 0) return refuse(m.coupon_list_empty(usage, { locale }));
  const active = activeOf(running, limitOf('coupons', settings.boost));
  const shown = running.toReversed().slice(0, SHOWN_MAX);
  const lines = shown.map((coupon) => describeLine(coupon, active.has(coupon.id), ctx));
  const more = running.length - shown.length;
  await reply({
    embeds: [
      {
        color: ACCENT_COLOR,
        title: m.coupon_list_title({}, { locale }),
        url: `${bot.site.publicUrl}/guilds/${guildId}/coupons`,
        description: [...lines, ...(more > 0 ? [m.coupon_more({ count: more }, { locale })] : [])].join('\n'),
      },
    ],
  });
}

/** A coupon in one line: number, name, prize, uses, and what keeps it from being used. */
export function describeLine(coupon: StoredCoupon, isActive: boolean, ctx: CommandContext): string {
  const { locale } = ctx;
  const { number, name, prize, endsAt } = coupon;
  const line = {
    number,
    name: escapeText(name),
    what: describeCouponPrize(prize, moneyWritingOf(ctx)),
    uses: describeUsed(coupon, locale),
  };
  const state = stateOf(coupon, isActive, new Date());
  const notes = [
    ...(state === 'paused' ? [m.coupon_state_paused({}, { locale })] : []),
    ...(state === 'inactive' ? [m.coupon_state_inactive({}, { locale })] : []),
    ...(state === 'ended' ? [m.coupon_state_over({}, { locale })] : []),
    ...(state !== 'ended' && endsAt !== null
      ? [m.coupon_ends_short({ when: time(endsAt, TimestampStyles.ShortDateTime) }, { locale })]
      : []),
  ];
  return [m.coupon_list_line(line, { locale }), ...notes].join(' · ');
}

function describeUsed({ uses, used }: StoredCoupon, locale: CommandContext['locale']): string {
  const shown = new Intl.NumberFormat(locale);
  return uses === null
    ? m.coupon_used_free({ used: shown.format(used) }, { locale })
    : m.coupon_used_of({ used: shown.format(used), uses: shown.format(uses) }, { locale });
}
