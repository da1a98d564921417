import type { RuleScope } from '@perigee/core/moderation/automod/compile-rules';
import type { BotContext } from '../../../../bot/bot-context.ts';
import type { ThreadParents } from '../../../community/index.ts';

interface PostedMessage {
  guild_id: string;
  channel_id: string;
  member?: { roles: readonly string[] } | undefined;
}

const NO_ROLES: readonly string[] = [];

/**
 * Where a message was posted. A promise if the platform has to be asked for the parent channel of a thread or post.
 * @param parents Null if no rule has channel exceptions; the parent is not needed then.
 */
export function messageScopeOf(
  bot: BotContext,
  { guild_id: guildId, channel_id: channelId, member }: PostedMessage,
  parents: Pick<ThreadParents, 'parentOf'> | null,
): RuleScope | Promise<RuleScope> {
  const placeIn = (parentId: string | null): RuleScope => ({
    roleIds: member?.roles ?? NO_ROLES,
    channelIds: parentId === null ? [channelId] : [channelId, parentId],
  });
  const parent = parents === null ? null : parents.parentOf(bot, guildId, channelId);
  return parent instanceof Promise ? parent.then(placeIn) : placeIn(parent);
}
