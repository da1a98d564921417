import { type ChannelUse, isSuitableChannel } from '@perigee/core/community/guilds/channel-uses';
import type { APIGuildMember } from 'discord-api-types/v10';
import type { GuildDescription } from './describe-guild.ts';

/** Why a channel cannot be used for a purpose. */
export type ChannelRefusal = 'unknownChannel' | 'channelTakesNoMessages';

/** Why a person cannot choose a channel for the bot to write in. */
export type ChosenChannelRefusal = ChannelRefusal | 'memberCanNotPost';

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

/**
 * The same for a channel that somebody chooses for the bot to write in: nobody writes more through the bot than on the
 * platform (docs/rules/settings.md#channels-to-write-in).
 */
export function chosenChannelRefusal(
  guild: Pick<GuildDescription, 'channels' | 'mayWriteIn'>,
  member: APIGuildMember,
  channelId: string,
): ChosenChannelRefusal | null {
  const refusal = channelRefusal(guild, channelId, 'write');
  return refusal ?? (guild.mayWriteIn(member, channelId) ? null : 'memberCanNotPost');
}
