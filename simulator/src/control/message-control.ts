import { createdAtMs, firstIdAt } from '../base/snowflakes.ts';
import type { Platform } from '../platform/platform.ts';
import { ApiError, found } from '../protocol/api-error.ts';
import { screenMessage } from '../world/moderation/automod.ts';
import { getChannel, getMessage, getPerson } from '../world/lookups.ts';
import { editMessage, postMessage } from '../world/messages.ts';
import { addReaction, readEmoji, removeReaction } from '../world/reactions.ts';
import { removeAsPerson } from '../world/moderation/remove-as-person.ts';

interface ReactionInput {
  channelId: string;
  messageId: string;
  /** The character itself, or `name:id`. */
  emoji: string;
  /** Takes it away. */
  isRemoved?: boolean;
}

/** What people do with messages. */
export interface MessageControl {
  /** Writes as that person; the id of the message. Fails where the server's own rules block it. */
  say: (personId: string, channelId: string, content: string) => string;
  /** Edits their own message; fails with 50005 for somebody else's, and where the server's own rules block it. */
  edit: (personId: string, channelId: string, messageId: string, content: string) => void;
  /** Puts a reaction on a message, or takes it away; `emoji` as paths carry it. */
  react: (personId: string, reaction: ReactionInput) => void;
  /** Deletes as that person: somebody else's message is entered into the audit log, one's own is not. */
  deleteMessage: (personId: string, channelId: string, messageId: string) => void;
  /** Makes a message older, which gives it another id. */
  age: (channelId: string, messageId: string, ms: number) => string;
}

export function createMessageControl(platform: Platform): MessageControl {
  const { world } = platform;
  return {
    say: (authorId, channelId, content) => {
      screenMessage(platform, getChannel(world, channelId), authorId, content);
      return postMessage(platform, { authorId, channelId, content }).id;
    },
    edit: (personId, channelId, messageId, content) =>
      editAsPerson(platform, personId, { channelId, messageId, content }),
    react: (personId, reaction) => react(platform, personId, reaction),
    deleteMessage: (personId, channelId, messageId) =>
      removeAsPerson(platform, getMessage(world, channelId, messageId), personId),
    age: (channelId, messageId, ms) => {
      const message = getMessage(world, channelId, messageId);
      message.id = firstIdAt(createdAtMs(messageId) - ms, 1);
      message.createdAt = new Date(createdAtMs(message.id)).toISOString();
      return message.id;
    },
  };
}

function editAsPerson(
  platform: Platform,
  personId: string,
  { channelId, messageId, content }: { channelId: string; messageId: string; content: string },
): void {
  const message = getMessage(platform.world, channelId, messageId);
  if (message.authorId !== personId) throw new ApiError('notAuthor');
  screenMessage(platform, getChannel(platform.world, channelId), personId, content, { existingId: messageId });
  editMessage(platform, message, { content });
}

function react(
  platform: Platform,
  personId: string,
  { channelId, messageId, emoji, isRemoved = false }: ReactionInput,
): void {
  const change = isRemoved ? removeReaction : addReaction;
  const message = getMessage(platform.world, channelId, messageId);
  change(platform, message, found(readEmoji(emoji), 'unknownEmoji'), getPerson(platform.world, personId).id);
}
