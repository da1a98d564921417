import { computeChannelPermissions } from '../discord/permissions.ts';
import type { BotContext } from './bot-context.ts';

/** What the bot may do in a channel; undefined where it knows of no such channel, or another process has its shard. */
export function ownPermissions(
  { cache, clientId }: Pick<BotContext, 'cache' | 'clientId'>,
  guildId: string,
  channelId: string,
): bigint | undefined {
  const guild = cache.get(guildId);
  const channel = guild?.channels.find(({ id }) => id === channelId);
  if (guild === undefined || channel === undefined) return undefined;
  return computeChannelPermissions(guild, { userId: clientId, roleIds: guild.ownRoleIds }, channel.overwrites);
}
