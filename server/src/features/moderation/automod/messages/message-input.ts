import { attemptsEveryone } from '@perigee/core/moderation/automod/rules/typed-mentions';
import { type MessageInput, READ_MAX } from '@perigee/core/moderation/automod/rules/message';
import type { APIMessage } from 'discord-api-types/v10';
import { forwardedTexts, pollTexts } from './message-texts.ts';

type Snapshot = NonNullable<APIMessage['message_snapshots']>[number]['message'];
/** What rules read of a message. */
export type MessageContent = Pick<
  APIMessage,
  | 'content'
  | 'attachments'
  | 'mentions'
  | 'mention_roles'
  | 'mention_everyone'
  | 'message_snapshots'
  | 'poll'
  | 'referenced_message'
>;

const NONE: readonly string[] = [];

/** The parts of a message that rules check. Forwarded content and the texts of a poll count as the message's own. */
export function messageInput(message: MessageContent): MessageInput {
  const { content, mention_roles: mentionedRoles } = message;
  const mentionedMembers = message.mentions.length === 0 ? NONE : mentionedIn(message);
  const mentionsEveryone = message.mention_everyone || attemptsEveryone(content);
  const input = { content, mentionedMembers, mentionedRoles, mentionsEveryone, files: filesOf(message) };
  const { message_snapshots: snapshots = [], poll } = message;
  if (snapshots.length === 0 && poll === undefined) return input;
  return withOthers(
    input,
    snapshots.map((snapshot) => snapshot.message),
    poll === undefined ? [] : pollTexts(poll),
  );
}

/** The author of the message replied to is pinged too, which is no mention unless the text contains one. */
function mentionedIn({ content, mentions, referenced_message: answered }: MessageContent): readonly string[] {
  const ids = mentions.map(({ id }) => id);
  const answeredId = answered?.author.id;
  const isMentioned = (id: string) => content.includes(`<@${id}>`) || content.includes(`<@!${id}>`);
  return ids.filter((id) => id !== answeredId || isMentioned(id));
}

function filesOf({ attachments }: Pick<MessageContent, 'attachments'>): readonly string[] {
  return attachments.length === 0 ? NONE : attachments.map(({ filename }) => filename);
}

function withOthers(input: MessageInput, forwarded: readonly Snapshot[], texts: readonly string[]): MessageInput {
  const all = [input.content, ...forwarded.flatMap(forwardedTexts), ...texts];
  return {
    ...input,
    content: all
      .filter((text) => text !== '')
      .join('\n')
      .slice(0, READ_MAX),
    files: [...input.files, ...forwarded.flatMap(filesOf)],
  };
}
