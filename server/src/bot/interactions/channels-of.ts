import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { withParent } from '../acting-member.ts';
import type { BotContext } from '../bot-context.ts';
import { ignoreErrorCodes } from '../../discord/ignore-error-codes.ts';

/**
 * The channel of an interaction and, for a thread, its parent. Threads are too short-lived to be cached, so the platform
 * is asked, and only if the guild's settings list channels: an interaction brings the permissions with it.
 */
export async function channelsOf(
  { api, cache }: BotContext,
  { guildId, channelId }: { guildId: string; channelId: string },
  { commands }: GuildSettings,
): Promise<string[]> {
  const isCached = cache.get(guildId)?.hasChannel(channelId) === true;
  const hasLists = Object.values(commands).some(
    ({ allowedChannels, forbiddenChannels }) => allowedChannels.length + forbiddenChannels.length > 0,
  );
  if (isCached || !hasLists) return [channelId];

  const channel = await ignoreErrorCodes([Code.UnknownChannel, Code.MissingAccess], api.channels.get(channelId));
  if (channel === undefined) return [channelId];
  return withParent({ ...channel, parent_id: 'parent_id' in channel ? channel.parent_id : null });
}
