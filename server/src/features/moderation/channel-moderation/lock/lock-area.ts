import { holds } from '@perigee/core/base/permissions/permissions';
import { type APIGuildChannel, ChannelType } from 'discord-api-types/v10';
import type { CommandContext } from '../../../../bot/command-context.ts';
import { overwritesOf } from '../../../../discord/permission-guild.ts';
import { computeChannelPermissions, type PermissionMember } from '../../../../discord/permissions.ts';
import type { LockStore } from './lock-store.ts';

/** Several channels at once: those of a category, or of the whole server. */
export type LockArea = { kind: 'category'; id: string } | { kind: 'server' };

const LOCKABLE: ReadonlySet<ChannelType> = new Set<ChannelType>([
  ChannelType.GuildText,
  ChannelType.GuildAnnouncement,
  ChannelType.GuildVoice,
  ChannelType.GuildStageVoice,
  ChannelType.GuildForum,
  ChannelType.GuildMedia,
  ChannelType.GuildCategory,
]);

/** Nobody in particular: a member without roles. */
const ANYONE: PermissionMember = { userId: '0', roleIds: [] };

/**
 * The channels of an area that the moderator may lock, categories first: channels that follow their category stay in
 * step with it. Of the whole server, only those that members without roles can see.
 */
export async function channelsToLock(ctx: CommandContext, area: LockArea): Promise<APIGuildChannel[]> {
  const { bot, guildId } = ctx;
  const guild = bot.cache.get(guildId);
  if (guild === undefined) return [];
  const isVisible = (channel: APIGuildChannel) =>
    holds(computeChannelPermissions(guild, ANYONE, overwritesOf(channel)), 'ViewChannel');
  const isIn = (channel: APIGuildChannel) =>
    area.kind === 'server' ? isVisible(channel) : channel.id === area.id || parentOf(channel) === area.id;
  const channels = await bot.api.guilds.getChannels(guildId);
  return channels
    .filter((channel) => LOCKABLE.has(channel.type) && isIn(channel) && mayLock(ctx, channel))
    .toSorted((one, other) => Number(isCategory(other)) - Number(isCategory(one)));
}

/** The locked channels of an area that the moderator may open. */
export async function channelsToUnlock(ctx: CommandContext, locks: LockStore, area: LockArea): Promise<string[]> {
  const locked = new Set(await locks.list(ctx.guildId));
  const channels = await ctx.bot.api.guilds.getChannels(ctx.guildId);
  return channels
    .filter(
      (channel) =>
        locked.has(channel.id) &&
        mayLock(ctx, channel) &&
        (area.kind === 'server' || channel.id === area.id || parentOf(channel) === area.id),
    )
    .toSorted((one, other) => Number(isCategory(other)) - Number(isCategory(one)))
    .map(({ id }) => id);
}

function mayLock({ bot, guildId, user, roleIds }: CommandContext, channel: APIGuildChannel): boolean {
  const guild = bot.cache.get(guildId);
  if (guild === undefined) return false;
  const own = computeChannelPermissions(guild, { userId: user.id, roleIds }, overwritesOf(channel));
  return holds(own, 'ViewChannel') && holds(own, 'ManageChannels');
}

function isCategory({ type }: APIGuildChannel): boolean {
  return type === ChannelType.GuildCategory;
}

function parentOf(channel: APIGuildChannel): string | null {
  return 'parent_id' in channel ? (channel.parent_id ?? null) : null;
}
