import { escapeMarkdown, time, TimestampStyles } from '@discordjs/formatters';
import { ACCENT_COLOR } from '@perigee/core/base/theme/accent';
import { m } from '#texts';
import type { CommandContext } from '../../../../bot/command-context.ts';
import { type MoneyWriting, moneyWritingOf } from '../../../economy/index.ts';
import type { CouponParts } from '../coupon-parts.ts';
import { describeCouponPrize } from '../drawing/describe-prize.ts';
import { type OwnUse, readOwn } from '../read-own.ts';
import { describeLine } from './list-coupons.ts';

/** Shown of each kind; the site shows more. */
const SHOWN_MAX = 8;

/** Shows the coupons a member created from their own money, and those they used. */
export async function showMine({ db }: Pick<CouponParts, 'db'>, ctx: CommandContext): Promise<void> {
  const { bot, guildId, user, locale, refuse, reply } = ctx;
  const { created, redeemed } = await readOwn(db, guildId, user.id);
  if (created.length + redeemed.length === 0) return refuse(m.coupon_mine_empty({}, { locale }));
  const writing = moneyWritingOf(ctx);
  const createdLines = created.slice(0, SHOWN_MAX).map((coupon) => describeLine(coupon, true, ctx));
  const usedLines = redeemed.slice(0, SHOWN_MAX).map((own) => useLine(own, writing));
  const fields = [
    { name: m.coupon_mine_made({}, { locale }), value: createdLines.join('\n') },
    { name: m.coupon_mine_used({}, { locale }), value: usedLines.join('\n') },
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

function useLine({ coupon, use }: OwnUse, writing: MoneyWriting): string {
  const { locale } = writing;
  const notes = [
    ...(use.state === 'pending' ? [m.coupon_use_pending({}, { locale })] : []),
    ...(use.state === 'refused' ? [m.coupon_use_refused({}, { locale })] : []),
  ];
  const what = describeCouponPrize(coupon.prize, writing);
  const line = `${time(use.at, TimestampStyles.ShortDate)} ${escapeMarkdown(coupon.name)}: ${what}`;
  return [line, ...notes].join(' · ');
}
