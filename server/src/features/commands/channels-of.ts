import type { GuildSettings } from '@perigee/core/guilds/schema';
import { ChannelType, RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import type { BotContext } from '../../bot/bot-context.ts';
import { forgiving } from '../../discord/forgiving.ts';

const THREADS: ReadonlySet<ChannelType> = new Set([
  ChannelType.AnnouncementThread,
  ChannelType.PublicThread,
  ChannelType.PrivateThread,
]);

interface Place {
  id: string;
  type: ChannelType;
  parent_id?: string | null | undefined;
}

/** The channel, and the one it belongs to when it is a thread. */
export function withParent({ id, type, parent_id: parentId }: Place): string[] {
  return THREADS.has(type) && typeof parentId === 'string' ? [id, parentId] : [id];
}

/**
 * The same of a channel whose id is all that is known. Threads come and go too fast to be kept: the platform is asked,
 * and only where the guild has lists of channels.
 */
export async function channelsOf(
  { api, cache }: BotContext,
  { guildId, channelId }: { guildId: string; channelId: string },
  { commands }: GuildSettings,
): Promise<string[]> {
  const isCached = cache.get(guildId)?.channels.some(({ id }) => id === channelId) === true;
  const hasLists = Object.values(commands).some(
    ({ allowedChannels, forbiddenChannels }) => allowedChannels.length + forbiddenChannels.length > 0,
  );
  if (isCached || !hasLists) return [channelId];

  const channel = await forgiving([Code.UnknownChannel, Code.MissingAccess], api.channels.get(channelId));
  if (channel === undefined) return [channelId];
  return withParent({ ...channel, parent_id: 'parent_id' in channel ? channel.parent_id : null });
}
