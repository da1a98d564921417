import { type ChannelUse, channelServes } from '@perigee/core/guilds/channel-uses';
import type { GuildDescription } from './describe-guild.ts';

/** Why a channel does not serve what it is named for. */
export type ChannelRefusal = 'unknownChannel' | 'channelTakesNoMessages';

/** Why a guild's channel can not be used so; null where it can. Every call that names a channel asks this. */
export function channelRefusal(
  { channels }: Pick<GuildDescription, 'channels'>,
  channelId: string,
  use: ChannelUse,
): ChannelRefusal | null {
  const channel = channels.find(({ id }) => id === channelId);
  if (channel === undefined) return 'unknownChannel';
  return channelServes(channel.type, use) ? null : 'channelTakesNoMessages';
}

/** The same for a channel the bot is to write in at once; it may be kept from there. */
export function postRefusal(
  guild: Pick<GuildDescription, 'channels' | 'bot'>,
  channelId: string,
): ChannelRefusal | 'botCanNotPost' | null {
  const refusal = channelRefusal(guild, channelId, 'write');
  return refusal ?? (guild.bot.canWriteIn(channelId) ? null : 'botCanNotPost');
}
