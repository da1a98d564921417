import type { APIChannel } from 'discord-api-types/v10';
import { overwritesOf } from '../../../discord/permission-guild.ts';
import type { Overwrite } from '../../../discord/permissions.ts';
import { isThread, withParent } from '../../acting/acting-member.ts';
import type { BotContext } from '../../bot-context.ts';

/** Where a message was posted. */
export interface MessageChannel {
  /** The channel, and for a thread also its parent. */
  channelIds: readonly string[];
  /** The overwrites that apply there: a thread has those of its parent. */
  overwrites: readonly Overwrite[];
  isThread: boolean;
}

/**
 * Finds the channel of a message. Threads are too short-lived to be cached, so their parent is fetched from the platform.
 * @throws If the platform does not say: without overwrites the member would be judged by other permissions.
 */
export async function messageChannelOf(
  bot: Pick<BotContext, 'api' | 'cache'>,
  guildId: string,
  channelId: string,
): Promise<MessageChannel> {
  const cached = bot.cache.get(guildId)?.channel(channelId);
  if (cached !== undefined) return { channelIds: [channelId], overwrites: cached.overwrites, isThread: false };

  const channel = await bot.api.channels.get(channelId);
  if (!isThread(channel.type)) return { channelIds: [channelId], overwrites: overwritesOf(channel), isThread: false };
  const parent = await messageChannelOf(bot, guildId, parentOf(channel));
  return { channelIds: [channelId, ...parent.channelIds], overwrites: parent.overwrites, isThread: true };
}

function parentOf(thread: APIChannel): string {
  const [, parentId] = withParent({ ...thread, parent_id: 'parent_id' in thread ? thread.parent_id : null });
  if (parentId === undefined) throw new Error('unknown parent channel of a thread');
  return parentId;
}
