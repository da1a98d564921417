import { holds, type PermissionName } from '@perigee/core/base/permissions/permissions';
import { cutText } from '@perigee/core/base/text/cut';
import { type APIChannel, ChannelType, RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { m } from '#texts';
import type { CommandContext } from '../../../bot/command-context.ts';
import { namePermissions } from '../../../bot/access/permission-texts.ts';
import { ignoreErrorCodes } from '../../../discord/ignore-error-codes.ts';
import { overwritesOf } from '../../../discord/permission-guild.ts';
import { computeChannelPermissions, type Overwrite } from '../../../discord/permissions.ts';

/** The channel a command is about. */
export interface TargetChannel {
  channel: APIChannel;
  isThread: boolean;
  overwrites: readonly Overwrite[];
  /** The bot's permissions there. */
  botPermissions: bigint;
}

interface NeededPermissions {
  member: readonly PermissionName[];
  bot: readonly PermissionName[];
}

const THREADS: ReadonlySet<ChannelType> = new Set<ChannelType>([
  ChannelType.AnnouncementThread,
  ChannelType.PublicThread,
  ChannelType.PrivateThread,
]);

/**
 * Fetches the channel named in a command, or the current one. Null if refused: it is not in this server, the member
 * cannot see it, or the member or the bot lacks a permission there.
 */
export async function targetChannel(
  ctx: CommandContext,
  channelId: string,
  needed: NeededPermissions,
): Promise<TargetChannel | null> {
  const { bot, guildId, user, roleIds, locale, refuse } = ctx;
  const channel = await ignoreErrorCodes([Code.UnknownChannel, Code.MissingAccess], bot.api.channels.get(channelId));
  const guild = bot.cache.get(guildId);
  if (channel === undefined || guild === undefined || !('guild_id' in channel) || channel.guild_id !== guildId) {
    await refuse(m.channel_unknown({}, { locale }));
    return null;
  }
  const isThread = THREADS.has(channel.type);
  const overwrites = isThread ? parentOverwrites(ctx, channel) : overwritesOf(channel);
  const own = computeChannelPermissions(guild, { userId: user.id, roleIds }, overwrites);
  // On the platform nobody has any permission in a channel that they cannot see, nor learns that it exists.
  if (!holds(own, 'ViewChannel')) {
    await refuse(m.channel_unknown({}, { locale }));
    return null;
  }
  const botPermissions = computeChannelPermissions(guild, { userId: bot.botId, roleIds: guild.ownRoleIds }, overwrites);
  const missingOfMember = needed.member.filter((name) => !holds(own, name));
  if (missingOfMember.length > 0) {
    await refuse(m.command_forbidden({ permissions: namePermissions(missingOfMember, locale) }, { locale }));
    return null;
  }
  const missingOfBot = needed.bot.filter((name) => !holds(botPermissions, name));
  if (missingOfBot.length > 0) {
    await refuse(m.bot_forbidden({ permissions: namePermissions(missingOfBot, locale) }, { locale }));
    return null;
  }
  return { channel, isThread, overwrites, botPermissions };
}

/** A thread has the overwrites of its parent channel. */
function parentOverwrites({ bot, guildId }: CommandContext, channel: APIChannel): readonly Overwrite[] {
  const parentId = 'parent_id' in channel ? channel.parent_id : null;
  if (typeof parentId !== 'string') return [];
  return bot.cache.get(guildId)?.channel(parentId)?.overwrites ?? [];
}

/** The audit log reason: who used the command, and why. */
export function channelAuditReason({ user }: CommandContext, reason: string): string {
  const by = `@${user.username}`;
  return cutText(reason === '' ? by : `${by}: ${reason}`, AUDIT_REASON_MAX);
}

/** The platform's limit, in characters. */
const AUDIT_REASON_MAX = 512;
