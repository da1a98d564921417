import { createdAtMs, firstIdAt } from '../base/snowflakes.ts';
import type { Platform } from '../platform/platform.ts';
import { ApiError, requireFound } from '../protocol/api-error.ts';
import { screenMessage } from '../world/moderation/automod.ts';
import { getChannel, getMessage, getPerson } from '../world/lookups.ts';
import { editMessage, postMessage } from '../world/messages.ts';
import { addReaction, readEmoji, removeReaction } from '../world/reactions.ts';
import { removeAsPerson } from '../world/moderation/remove-as-person.ts';

interface ReactionInput {
  channelId: string;
  messageId: string;
  /** The character, or `name:id`. */
  emoji: string;
  /** Removes the reaction instead of adding it. */
  isRemoved?: boolean;
}

/** What people do with messages. */
export interface MessageControl {
  /** Writes as that person; returns the message's id. Fails if an AutoMod rule blocks it. */
  say: (personId: string, channelId: string, content: string) => string;
  /** Edits the person's own message; fails with 50005 for somebody else's, and if an AutoMod rule blocks it. */
  edit: (personId: string, channelId: string, messageId: string, content: string) => void;
  /** Adds or removes a reaction; `emoji` is in path form. */
  react: (personId: string, reaction: ReactionInput) => void;
  /** Deletes as that person: only deleting somebody else's message is written to the audit log. */
  deleteMessage: (personId: string, channelId: string, messageId: string) => void;
  /** Makes a message older, which changes its id; returns the new one. */
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
  change(platform, message, requireFound(readEmoji(emoji), 'unknownEmoji'), getPerson(platform.world, personId).id);
}
