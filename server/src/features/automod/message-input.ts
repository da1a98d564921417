import type { MessageInput } from '@perigee/core/automod/rules/message';
import type { APIMessage } from 'discord-api-types/v10';

type Snapshot = NonNullable<APIMessage['message_snapshots']>[number]['message'];
type Content = Pick<
  APIMessage,
  'content' | 'attachments' | 'mentions' | 'mention_roles' | 'mention_everyone' | 'message_snapshots'
>;

/** What rules look at of a message: what it forwards counts as its own. */
export function messageInput(message: Content): MessageInput {
  const forwarded: readonly Snapshot[] = (message.message_snapshots ?? []).map((snapshot) => snapshot.message);
  const whole = forwarded.length === 0 ? message.content : textOf(message.content, forwarded);
  return {
    content: whole,
    mentionedMembers: message.mentions.map(({ id }) => id),
    mentionedRoles: message.mention_roles,
    mentionsEveryone: message.mention_everyone,
    files: [message, ...forwarded].flatMap(({ attachments }) => attachments.map(({ filename }) => filename)),
  };
}

function textOf(own: string, forwarded: readonly Snapshot[]): string {
  return [own, ...forwarded.map(({ content }) => content)].filter((text) => text !== '').join('\n');
}
