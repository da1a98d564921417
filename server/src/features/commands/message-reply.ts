import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import type { API } from '@discordjs/core/http-only';
import type { Reply, ReplyBody } from '../../bot/command-context.ts';
import { messageOf } from '../../bot/message-of.ts';

/** Where there is nobody left to tell, or no right to speak: a command given there goes unanswered. */
export const UNANSWERABLE = [
  Code.UnknownChannel,
  Code.UnknownMessage,
  Code.MissingAccess,
  Code.MissingPermissions,
  // A second answer to an interaction, tried after the command failed past its first.
  Code.InteractionHasAlreadyBeenAcknowledged,
  // Interactions expire when the platform waited too long.
  Code.UnknownInteraction,
];

/** Answers a message with another one that refers to it, if it is still there. */
export function replyToMessage(api: API, message: { id: string; channel_id: string }, body: ReplyBody): Promise<Reply> {
  const reference = { message_reference: { message_id: message.id, fail_if_not_exists: false } };
  return send(api, message.channel_id, { ...messageOf(body), ...reference });
}

/** Answers into a channel, without reference to what was asked. */
export function postReply(api: API, channelId: string, body: ReplyBody): Promise<Reply> {
  return send(api, channelId, messageOf(body));
}

type Message = Parameters<API['channels']['createMessage']>[1];

async function send(api: API, channelId: string, message: Message): Promise<Reply> {
  const sent = await api.channels.createMessage(channelId, message);
  return {
    messageId: () => Promise.resolve(sent.id),
    async edit(newBody) {
      await api.channels.editMessage(sent.channel_id, sent.id, messageOf(newBody));
    },
  };
}
