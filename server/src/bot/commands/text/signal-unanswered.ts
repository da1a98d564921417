import { describeError } from '../../../errors/describe-error.ts';
import { inboxOf } from '../../../discord/inbox.ts';
import type { BotContext } from '../../bot-context.ts';
import type { MemberMessage } from '../../from-member.ts';

/** Stands below a command that the bot cannot answer in its channel. */
const UNANSWERED = '🔇';

/**
 * Tells a member that their command was not carried out where the bot cannot write: by a reaction, or else by a direct
 * message, at most one a minute for each member and channel.
 */
export async function signalUnanswered(
  { api, log, directNotices }: BotContext,
  { id, channel_id: channelId, guild_id: guildId, author }: MemberMessage,
  content: string,
): Promise<void> {
  try {
    await api.channels.addMessageReaction(channelId, id, UNANSWERED);
  } catch {
    try {
      await directNotices.claim(`${channelId}:${author.id}`);
      await api.channels.createMessage(await inboxOf(api, author.id), { content });
    } catch (error) {
      log.debug({ guildId, channelId, ...describeError(error) }, 'command could not be answered');
    }
  }
}
