import { time, TimestampStyles } from '@discordjs/formatters';
import { readCode } from '@perigee/core/rewards/coupons/code';
import type { NewCoupon } from '@perigee/core/rewards/coupons/schema';
import type { Issue } from '@perigee/core/base/issues/issue';
import { NAME_MAX } from '@perigee/core/base/names/name-schema';
import { cutText } from '@perigee/core/base/text/cut';
import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { m } from '#texts';
import { escapeText } from '../../../../texts/people-text.ts';
import type { CommandContext, CommandContextOf } from '../../../../bot/command-context.ts';
import { moneyWritingOf } from '../../../economy/index.ts';
import type { GuildDirectory } from '../../../community/index.ts';
import type { CouponDeps } from '../coupon-deps.ts';
import type { StoredCoupon } from '../coupon.ts';
import { codeLines } from '../drawing/code-lines.ts';
import { showCodeId } from '../drawing/coupon-buttons.ts';
import { describeCouponPrize } from '../drawing/describe-prize.ts';
import { describeRedemptions } from '../drawing/draw-post.ts';
import { issuesOf } from '../making/check-terms.ts';
import { makeCoupon } from '../making/make-coupon.ts';
import { type CREATE_OPTIONS, WHAT_OPTION } from './coupon-options.ts';
import { deleteTyped } from './delete-typed.ts';
import { readPrize } from './read-prize.ts';

type CreateContext = CommandContextOf<typeof CREATE_OPTIONS>;

type CouponRequest = Omit<NewCoupon, 'endsAt'> & { endsAt: Date | null };

/** Creates a coupon of the server. Only its creator sees the code: for a typed command, it is shown by a button. */
export async function createCoupon(
  deps: CouponDeps & { directory: GuildDirectory },
  ctx: CreateContext,
): Promise<void> {
  const { bot, guildId, user, settings, locale, refuse, reply, messageId } = ctx;
  const isTyped = messageId !== null;
  const hasOwnCode = ctx.options.code !== undefined;
  if (hasOwnCode) await deleteTyped(ctx);
  const input = await readRequest(ctx);
  if (input === null) return;
  if ('refused' in input) return refuse(input.refused);
  const terms = { guildId, byId: user.id, settings, ...input };
  const [issue] = await issuesOf(deps.directory, terms);
  if (issue !== undefined) return refuse(describeIssue(issue, ctx));

  const made = await makeCoupon(deps, { guildId, byId: user.id, boost: settings.boost, input });
  if (made.outcome === 'codeTaken') return refuse(m.coupon_code_taken({}, { locale }));
  if (made.outcome === 'limit') return refuse(m.coupon_limit({ max: made.max }, { locale }));
  const { coupon, code } = made;
  const reported = describeMade(coupon, ctx);
  if (code === null) {
    await reply({
      content: `${reported}\n${m.coupon_code_where({}, { locale })}`,
      components: [codeButton(coupon, user.id, locale)],
    });
  } else if (isTyped) {
    await reply({ content: `${reported}\n${m.coupon_code_own({}, { locale })}` });
  } else {
    await reply({ content: `${reported}\n${codeLines(bot.site.publicUrl, guildId, code, locale)}` });
  }
}

/** Null if the member is asked what they meant. */
async function readRequest(ctx: CreateContext): Promise<CouponRequest | { refused: string } | null> {
  const { options, messageId, locale } = ctx;
  const { what: text, code: own } = options;
  const what = await readPrize(ctx, WHAT_OPTION, text);
  if (what === 'asked') return null;
  if (what === null) return { refused: m.coupon_what_unknown({}, { locale }) };
  const template = 'template' in what ? what.template : null;
  const prize = 'template' in what ? what.template.prize : what.prize;
  if (own !== undefined && readCode(own) === null) return { refused: m.coupon_code_invalid({}, { locale }) };
  const name = (options.name ?? template?.name ?? defaultName(text, prize.kind)).trim();
  if (name.length > NAME_MAX) return { refused: m.coupon_name_long({ max: NAME_MAX }, { locale }) };
  const lasts = options.lasts ?? template?.lasts ?? null;
  const roleDuration = options.roletime ?? prize.roleDuration;
  return {
    name,
    prize: { ...prize, roleDuration: prize.kind === 'role' ? roleDuration : null },
    uses: options.uses ?? template?.uses ?? null,
    requiredRole: options.only ?? template?.requiredRole ?? null,
    endsAt: lasts === null ? null : new Date(Date.now() + lasts),
    // A code drawn now would be visible to everybody in the channel.
    code: own !== undefined ? { kind: 'own', code: own } : { kind: messageId === null ? 'drawn' : 'none' },
  };
}

/** Role mentions are not used as names. */
function defaultName(text: string, kind: NewCoupon['prize']['kind']): string {
  return kind === 'role' ? '@role' : cutText(text.trim(), NAME_MAX);
}

function describeMade({ number, name, prize, uses, endsAt }: StoredCoupon, ctx: CommandContext): string {
  const { locale } = ctx;
  const what = describeCouponPrize(prize, moneyWritingOf(ctx));
  const until =
    endsAt === null ? [] : [m.coupon_ends_short({ when: time(endsAt, TimestampStyles.ShortDateTime) }, { locale })];
  const terms = [describeRedemptions(uses, locale), ...until].join(', ');
  return m.coupon_made({ number, name: escapeText(name), what, terms }, { locale });
}

function codeButton({ id }: StoredCoupon, ownerId: string, locale: CommandContext['locale']) {
  return {
    type: ComponentType.ActionRow as const,
    components: [
      {
        type: ComponentType.Button as const,
        style: ButtonStyle.Primary as const,
        label: m.coupon_code_show({}, { locale }),
        custom_id: showCodeId.write({ ownerId, couponId: id }),
      },
    ],
  };
}

function describeIssue({ code }: Issue, { locale }: CommandContext): string {
  if (code === 'unknownItem') return m.coupon_item_unknown({}, { locale });
  if (code === 'itemRoleAboveYou') return m.coupon_item_above_you({}, { locale });
  if (code === 'roleManaged') return m.coupon_role_managed({}, { locale });
  if (code === 'roleAboveYou') return m.coupon_role_above_you({}, { locale });
  if (code === 'roleAboveBot') return m.coupon_role_above_bot({}, { locale });
  return m.coupon_role_unknown({}, { locale });
}
