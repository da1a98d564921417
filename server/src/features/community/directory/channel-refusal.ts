import { type ChannelUse, isSuitableChannel } from '@perigee/core/community/guilds/channel-uses';
import type { GuildDescription } from './describe-guild.ts';

/** Why a channel cannot be used for a purpose. */
export type ChannelRefusal = 'unknownChannel' | 'channelTakesNoMessages';

/** Why a guild's channel cannot be used that way; null if it can. Every endpoint that takes a channel checks this. */
export function channelRefusal(
  { channels }: Pick<GuildDescription, 'channels'>,
  channelId: string,
  use: ChannelUse,
): ChannelRefusal | null {
  const channel = channels.find(({ id }) => id === channelId);
  if (channel === undefined) return 'unknownChannel';
  return isSuitableChannel(channel.type, use) ? null : 'channelTakesNoMessages';
}

/** The same for a channel the bot has to write in now, where it may lack permission. */
export function postRefusal(
  guild: Pick<GuildDescription, 'channels' | 'bot'>,
  channelId: string,
): ChannelRefusal | 'botCanNotPost' | null {
  const refusal = channelRefusal(guild, channelId, 'write');
  return refusal ?? (guild.bot.canWriteIn(channelId) ? null : 'botCanNotPost');
}
