import type { RulePlace } from '@perigee/core/automod/compile-rules';
import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { withParent } from '../../bot/acting-member.ts';
import type { BotContext } from '../../bot/bot-context.ts';
import { forgiving } from '../../discord/forgiving.ts';

interface Written {
  guild_id: string;
  channel_id: string;
  member?: { roles: readonly string[] } | undefined;
}

const NO_ROLES: readonly string[] = [];

/**
 * Where a message was posted. A promise if the platform has to be asked for the parent channel of a thread or post.
 * @param needsParent Whether any rule has channel exceptions; otherwise the parent is not needed.
 */
export function messagePlaceOf(
  bot: Pick<BotContext, 'api' | 'cache'>,
  { guild_id: guildId, channel_id: channelId, member }: Written,
  needsParent: boolean,
): RulePlace | Promise<RulePlace> {
  const place = { roleIds: member?.roles ?? NO_ROLES, channelIds: [channelId] };
  const isKnown = !needsParent || bot.cache.get(guildId)?.hasChannel(channelId) === true;
  return isKnown ? place : withParentOf(bot, channelId, place);
}

async function withParentOf({ api }: Pick<BotContext, 'api'>, channelId: string, place: RulePlace): Promise<RulePlace> {
  const channel = await forgiving([Code.UnknownChannel, Code.MissingAccess], api.channels.get(channelId));
  if (channel === undefined) return place;
  return {
    ...place,
    channelIds: withParent({ ...channel, parent_id: 'parent_id' in channel ? channel.parent_id : null }),
  };
}
