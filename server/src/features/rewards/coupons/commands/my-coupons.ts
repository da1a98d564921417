import { time, TimestampStyles } from '@discordjs/formatters';
import { ACCENT_COLOR } from '@perigee/core/base/theme/accent';
import { m } from '#texts';
import { escapeText } from '../../../../texts/people-text.ts';
import type { CommandContext } from '../../../../bot/command-context.ts';
import { type MoneyWriting, moneyWritingOf } from '../../../economy/index.ts';
import type { CouponDeps } from '../coupon-deps.ts';
import { describeCouponPrize } from '../drawing/describe-prize.ts';
import { type OwnRedemption, readOwn } from '../read-own.ts';
import { describeLine } from './list-coupons.ts';

/** Shown of each kind; the site shows more. */
const SHOWN_MAX = 8;

/** Shows the coupons a member created from their own money, and those they used. */
export async function showMine({ db }: Pick<CouponDeps, 'db'>, ctx: CommandContext): Promise<void> {
  const { bot, guildId, user, locale, refuse, reply } = ctx;
  const { created, redeemed } = await readOwn(db, guildId, user.id);
  if (created.length + redeemed.length === 0) return refuse(m.coupon_mine_empty({}, { locale }));
  const writing = moneyWritingOf(ctx);
  const createdLines = created.slice(0, SHOWN_MAX).map((coupon) => describeLine(coupon, true, ctx));
  const redeemedLines = redeemed.slice(0, SHOWN_MAX).map((own) => redemptionLine(own, writing));
  const fields = [
    { name: m.coupon_mine_made({}, { locale }), value: createdLines.join('\n') },
    { name: m.coupon_mine_used({}, { locale }), value: redeemedLines.join('\n') },
  ];
  await reply({
    embeds: [
      {
        color: ACCENT_COLOR,
        title: m.coupon_mine_title({}, { locale }),
        url: `${bot.site.publicUrl}/@me/rewards/${guildId}`,
        description: fields
          .filter(({ value }) => value !== '')
          .map(({ name, value }) => `**${name}**\n${value}`)
          .join('\n\n'),
      },
    ],
  });
}

function redemptionLine({ coupon, redemption }: OwnRedemption, writing: MoneyWriting): string {
  const { locale } = writing;
  const notes = [
    ...(redemption.state === 'pending' ? [m.coupon_use_pending({}, { locale })] : []),
    ...(redemption.state === 'refused' ? [m.coupon_use_refused({}, { locale })] : []),
  ];
  const what = describeCouponPrize(coupon.prize, writing);
  const line = `${time(redemption.at, TimestampStyles.ShortDate)} ${escapeText(coupon.name)}: ${what}`;
  return [line, ...notes].join(' · ');
}
