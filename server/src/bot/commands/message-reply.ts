import type { API } from '@discordjs/core/http-only';
import type { Reply, ReplyBody } from '../command-context.ts';
import { messageOf } from '../message-of.ts';

/** A reply that can be taken back. */
export interface PostedReply extends Reply {
  remove: () => Promise<void>;
}

/** Answers a message with another one that refers to it, if it is still there. */
export function replyToMessage(
  api: API,
  message: { id: string; channel_id: string },
  body: ReplyBody,
): Promise<PostedReply> {
  const reference = { message_reference: { message_id: message.id, fail_if_not_exists: false } };
  return send(api, message.channel_id, { ...messageOf(body), ...reference });
}

/** Answers into a channel, without reference to what was asked. */
export function postReply(api: API, channelId: string, body: ReplyBody): Promise<PostedReply> {
  return send(api, channelId, messageOf(body));
}

type Message = Parameters<API['channels']['createMessage']>[1];

async function send(api: API, channelId: string, message: Message): Promise<PostedReply> {
  const sent = await api.channels.createMessage(channelId, message);
  return {
    messageId: () => Promise.resolve(sent.id),
    async edit(newBody) {
      await api.channels.editMessage(sent.channel_id, sent.id, messageOf(newBody));
    },
    remove: () => api.channels.deleteMessage(sent.channel_id, sent.id),
  };
}
