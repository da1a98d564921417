import { channelMention } from '@discordjs/formatters';
import { holds } from '@perigee/core/base/permissions/permissions';
import { m } from '#texts';
import { escapeText } from '../../../../texts/people-text.ts';
import type { CommandContextOf } from '../../../../bot/command-context.ts';
import { moneyWritingOf, writeMoney } from '../../../economy/index.ts';
import {
  type ChosenChannelRefusal,
  chosenChannelRefusal,
  type GuildDirectory,
  postRefusal,
  refuseWithoutRights,
} from '../../../community/index.ts';
import type { CouponDeps } from '../coupon-deps.ts';
import type { StoredCoupon } from '../coupon.ts';
import { endByHand, postCoupon } from '../making/change-coupon.ts';
import { givesHigherRole } from '../making/check-terms.ts';
import { couponStore } from '../stores/coupon-store.ts';
import type { COUPON_CHANNEL_OPTION, COUPON_NUMBER_OPTION } from './coupon-options.ts';

type NumberContext = CommandContextOf<readonly [typeof COUPON_NUMBER_OPTION]>;

/** The coupon with the given number; null if there is none, with the refusal already replied. */
async function findCoupon(
  { db }: Pick<CouponDeps, 'db'>,
  { guildId, options: { number }, locale, refuse }: NumberContext,
  list: string,
): Promise<StoredCoupon | null> {
  const coupon = await couponStore.findNumber(db, guildId, number);
  if (coupon === null) await refuse(m.coupon_none_such({ number, list }, { locale }));
  return coupon;
}

/** Ends a coupon: managers any, members their own. */
export async function endCouponByCommand(deps: CouponDeps, ctx: NumberContext, list: string): Promise<void> {
  const { guildId, user, permissions, locale, refuse, reply } = ctx;
  const coupon = await findCoupon(deps, ctx, list);
  if (coupon === null) return;
  const isOwn = coupon.isOwn && coupon.byId === user.id;
  if (!isOwn && !holds(permissions, 'ManageGuild')) return refuse(m.coupon_not_yours({}, { locale }));
  const ended = await endByHand(deps, { guildId, id: coupon.id });
  const { number } = coupon;
  if (ended.outcome !== 'ended') return refuse(m.coupon_already_over({ number }, { locale }));
  const { name, held } = ended.coupon;
  const amount = writeMoney(held, moneyWritingOf(ctx));
  const lines = [
    m.coupon_ended_done({ number, name: escapeText(name) }, { locale }),
    ...(held > 0 ? [m.coupon_returned({ amount }, { locale })] : []),
  ];
  await reply({ content: lines.join(' ') });
}

/** Posts a coupon with its button. */
export async function postCouponByCommand(
  deps: CouponDeps & { directory: GuildDirectory },
  ctx: CommandContextOf<readonly [typeof COUPON_NUMBER_OPTION, typeof COUPON_CHANNEL_OPTION]>,
  list: string,
): Promise<void> {
  const { guildId, options, locale, refuse, reply } = ctx;
  const coupon = await findCoupon(deps, ctx, list);
  if (coupon === null) return;
  const { channel: channelId = ctx.channelId } = options;
  const channel = channelMention(channelId);
  const refusal = await couponPostRefusal(deps.directory, { guildId, userId: ctx.user.id }, channelId);
  if (refusal === 'channelTakesNoMessages') return refuse(m.channel_takes_no_messages({}, { locale }));
  if (refusal === 'memberCanNotPost') return refuse(m.channel_member_cannot_post({}, { locale }));
  if (refusal === 'botCanNotPost' && (await refuseWithoutRights(deps, ctx, channelId))) return undefined;
  if (refusal !== null) return refuse(m.coupon_post_closed({ channel }, { locale }));
  if (await givesHigherRole(deps.directory, { guildId, userId: ctx.user.id }, coupon, ctx.settings)) {
    return refuse(m.coupon_role_above_you({}, { locale }));
  }
  const { number, name } = coupon;
  const posted = await postCoupon(deps, { guildId, id: coupon.id }, channelId);
  if (posted.outcome !== 'posted') return refuse(m.coupon_already_over({ number }, { locale }));
  await reply({ content: m.coupon_posted({ number, name: escapeText(name), channel }, { locale }) });
}

/** Why a person cannot have the bot post a coupon in that channel; null if they can. */
export async function couponPostRefusal(
  directory: Pick<GuildDirectory, 'get' | 'member'>,
  { guildId, userId }: { guildId: string; userId: string },
  channelId: string,
): Promise<ChosenChannelRefusal | 'botCanNotPost' | null> {
  const [guild, member] = await Promise.all([directory.get(guildId), directory.member(guildId, userId)]);
  const refusal = chosenChannelRefusal(guild, member, channelId) ?? postRefusal(guild, channelId);
  return refusal ?? (holds(guild.bot.permissionsIn(channelId), 'EmbedLinks') ? null : 'botCanNotPost');
}
