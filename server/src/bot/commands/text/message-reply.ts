import type { API } from '@discordjs/core/http-only';
import type { Reply, ReplyBody } from '../../command-context.ts';
import { messageOf } from '../../message-of.ts';

/** A reply that can be taken back. */
export interface PostedReply extends Reply {
  remove: () => Promise<void>;
}

/** The message that is answered, and how many answers it had. */
interface Answered {
  id: string;
  channel_id: string;
  answers: number;
}

/** Answers a message with another one that refers to it, if it is still there. */
export function replyToMessage(api: API, message: Answered, body: ReplyBody): Promise<PostedReply> {
  const reference = { message_reference: { message_id: message.id, fail_if_not_exists: false } };
  return send(api, message, { ...messageOf(body), ...reference });
}

/** Answers in the channel of a message, without reference to it. */
export function postReply(api: API, message: Answered, body: ReplyBody): Promise<PostedReply> {
  return send(api, message, messageOf(body));
}

type Message = Parameters<API['channels']['createMessage']>[1];

/** A command that is replayed, since the process that answered it was killed, gets the answer it has. */
async function send(
  api: API,
  { id, channel_id: channelId, answers }: Answered,
  message: Message,
): Promise<PostedReply> {
  const once = { nonce: `${id}.${answers}`, enforce_nonce: true };
  const sent = await api.channels.createMessage(channelId, { ...message, ...once });
  return {
    messageId: () => Promise.resolve(sent.id),
    async edit(newBody) {
      await api.channels.editMessage(sent.channel_id, sent.id, messageOf(newBody));
    },
    remove: () => api.channels.deleteMessage(sent.channel_id, sent.id),
  };
}
