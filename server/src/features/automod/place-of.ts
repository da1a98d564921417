import type { RulePlace } from '@perigee/core/automod/compile-rules';
import { RULE_KEYS } from '@perigee/core/automod/catalogue';
import type { Automod } from '@perigee/core/automod/schema';
import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { withParent } from '../../bot/acting-member.ts';
import type { BotContext } from '../../bot/bot-context.ts';
import { forgiving } from '../../discord/forgiving.ts';

interface Written {
  guild_id: string;
  channel_id: string;
  member?: { roles: readonly string[] } | undefined;
}

/** Where a message stands; a thread's or post's own channel is asked for only where a rule makes exceptions of channels. */
export async function placeOf(
  { api, cache }: BotContext,
  { guild_id: guildId, channel_id: channelId, member }: Written,
  automod: Automod,
): Promise<RulePlace> {
  const roleIds = member?.roles ?? [];
  const isChannel = cache.get(guildId)?.channels.some(({ id }) => id === channelId) === true;
  if (isChannel || !RULE_KEYS.some((key) => automod[key].whitelist.channels.length > 0))
    return { roleIds, channelIds: [channelId] };
  const channel = await forgiving([Code.UnknownChannel, Code.MissingAccess], api.channels.get(channelId));
  if (channel === undefined) return { roleIds, channelIds: [channelId] };
  return {
    roleIds,
    channelIds: withParent({ ...channel, parent_id: 'parent_id' in channel ? channel.parent_id : null }),
  };
}
