import type { ReplyBody } from '../../command-context.ts';
import type { BotContext } from '../../bot-context.ts';
import { ignoreErrorCodes } from '../../../discord/ignore-error-codes.ts';
import { DEFER_AFTER_MS } from '../../run-invocation.ts';
import { REPLY_IMPOSSIBLE } from '../../reply-impossible.ts';
import type { CommandAnswer } from '../command-invocation.ts';
import type { MemberMessage } from '../../from-member.ts';
import { postReply, replyToMessage } from './message-reply.ts';
import { signalUnanswered } from './signal-unanswered.ts';

/** Answers a typed command. After 2 s without an answer the bot shows that it is typing. */
export function answerMessage(bot: BotContext, message: MemberMessage): CommandAnswer {
  const { api, noticeMs } = bot;
  const { id, channel_id: channelId } = message;
  let isTakenAway = false;
  let answers = 0;
  const deleteMessage = () => {
    bot.ownDeletions.note([id], { by: null, why: null });
    return ignoreErrorCodes(REPLY_IMPOSSIBLE, api.channels.deleteMessage(channelId, id));
  };
  // The typing indicator is optional, so failures are ignored.
  const timer = setTimeout(() => void api.channels.showTyping(channelId).catch(() => {}), DEFER_AFTER_MS);

  const reply = (body: ReplyBody) => {
    clearTimeout(timer);
    // A reply cannot refer to a message that is being deleted.
    const answered = { id, channel_id: channelId, answers };
    answers += 1;
    return isTakenAway ? postReply(api, answered, body) : replyToMessage(api, answered, body);
  };
  return {
    reply,
    openForm: null,
    async refuse(content) {
      await ignoreErrorCodes(REPLY_IMPOSSIBLE, reply({ content }));
    },
    async notify(content) {
      const notice = await ignoreErrorCodes(REPLY_IMPOSSIBLE, reply({ content }));
      if (notice !== undefined) removeLater(notice.remove, noticeMs);
    },
    async done(_content, mayDelete) {
      if (mayDelete && !isTakenAway) await deleteMessage();
    },
    async deleteInvocation() {
      isTakenAway = true;
      await deleteMessage();
    },
    signalUnanswered(content) {
      clearTimeout(timer);
      return signalUnanswered(bot, message, content);
    },
    async finish() {
      clearTimeout(timer);
    },
  };
}

/** Kept in memory only: if the process ends earlier, the notice simply stays. */
function removeLater(remove: () => Promise<void>, afterMs: number): void {
  setTimeout(() => void remove().catch(() => {}), afterMs).unref();
}
