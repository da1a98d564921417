import { triesEveryone } from '@perigee/core/automod/rules/typed-mentions';
import type { MessageInput } from '@perigee/core/automod/rules/message';
import type { APIMessage } from 'discord-api-types/v10';

type Snapshot = NonNullable<APIMessage['message_snapshots']>[number]['message'];
type Content = Pick<
  APIMessage,
  | 'content'
  | 'attachments'
  | 'mentions'
  | 'mention_roles'
  | 'mention_everyone'
  | 'message_snapshots'
  | 'referenced_message'
>;

const NONE: readonly string[] = [];

/** The parts of a message that rules check. Forwarded content counts as the message's own. */
export function messageInput(message: Content): MessageInput {
  const { content, mention_roles: mentionedRoles } = message;
  const mentionedMembers = message.mentions.length === 0 ? NONE : mentionedIn(message);
  const mentionsEveryone = message.mention_everyone || triesEveryone(content);
  const input = { content, mentionedMembers, mentionedRoles, mentionsEveryone, files: filesOf(message) };
  const forwarded = message.message_snapshots ?? [];
  if (forwarded.length === 0) return input;
  return withForwarded(
    input,
    forwarded.map((snapshot) => snapshot.message),
  );
}

/** The author of the message replied to is pinged too, which is no mention unless the text contains one. */
function mentionedIn({ content, mentions, referenced_message: answered }: Content): readonly string[] {
  const ids = mentions.map(({ id }) => id);
  const answeredId = answered?.author.id;
  const isMentioned = (id: string) => content.includes(`<@${id}>`) || content.includes(`<@!${id}>`);
  return ids.filter((id) => id !== answeredId || isMentioned(id));
}

function filesOf({ attachments }: Pick<Content, 'attachments'>): readonly string[] {
  return attachments.length === 0 ? NONE : attachments.map(({ filename }) => filename);
}

function withForwarded(input: MessageInput, forwarded: readonly Snapshot[]): MessageInput {
  return {
    ...input,
    content: textOf(input.content, forwarded),
    files: [...input.files, ...forwarded.flatMap(filesOf)],
  };
}

function textOf(own: string, forwarded: readonly Snapshot[]): string {
  return [own, ...forwarded.map(({ content }) => content)].filter((text) => text !== '').join('\n');
}
