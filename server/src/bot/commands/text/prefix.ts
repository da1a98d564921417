import type { BotContext } from '../../bot-context.ts';
import type { MemberMessage } from '../../from-member.ts';

/** What a message says, and in which guild. */
export type WrittenMessage = Pick<MemberMessage, 'content' | 'guild_id'>;

/** Whether a text starts with the guild's prefix; the case of its letters does not matter. */
export function startsWithPrefix(text: string, prefix: string): boolean {
  return text.startsWith(prefix) || text.slice(0, prefix.length).toLowerCase() === prefix.toLowerCase();
}

/** What follows a mention of the bot or of its role, which stands for the prefix; undefined without one. */
export function afterMention(
  { content, guild_id: guildId }: WrittenMessage,
  { botId, cache }: Pick<BotContext, 'botId' | 'cache'>,
): string | undefined {
  if (!content.startsWith('<@')) return undefined;
  // Older clients write mentions of people with an exclamation mark.
  const [mention = '', kind, id] = /^<@([!&]?)(\d+)>[,:]?/.exec(content) ?? [];
  const own = kind === '&' ? cache.get(guildId)?.botRoleId : botId;
  return mention !== '' && id === own ? content.slice(mention.length) : undefined;
}
