import type { API } from '@discordjs/core/http-only';
import type { Reply, ReplyBody } from '../../command-context.ts';
import { DiscordAPIError } from '@discordjs/rest';
import { RESTJSONErrorCodes } from 'discord-api-types/v10';
import { messageOf } from '../../message-of.ts';

/** A reply that can be deleted. */
export interface PostedReply extends Reply {
  remove: () => Promise<void>;
}

/** The message being answered, and the number of answers sent so far. */
interface Answered {
  id: string;
  channel_id: string;
  answers: number;
}

/** Replies to a message, if it still exists and the bot may read it. */
export async function replyToMessage(api: API, message: Answered, body: ReplyBody): Promise<PostedReply> {
  const reference = { message_reference: { message_id: message.id, fail_if_not_exists: false } };
  try {
    return await send(api, message, { ...messageOf(body), ...reference });
  } catch (error) {
    if (!isWithoutHistory(error)) throw error;
    return postReply(api, message, body);
  }
}

function isWithoutHistory(error: unknown): boolean {
  return (
    error instanceof DiscordAPIError &&
    error.code === RESTJSONErrorCodes.CannotReplyWithoutPermissionToReadMessageHistory
  );
}

/** Answers in the channel of a message without replying to it. */
export function postReply(api: API, message: Answered, body: ReplyBody): Promise<PostedReply> {
  return send(api, message, messageOf(body));
}

type Message = Parameters<API['channels']['createMessage']>[1];

/** The nonce prevents a second answer when a command is replayed because the process that answered it was killed. */
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
