import { announce, type Platform } from '../platform/platform.ts';
import { getChannel, getPerson } from './lookups.ts';
import { presentMember } from './views/present-user.ts';
import type { Emoji, Message } from '../state/state.ts';

/** Reads an emoji in path form: the character, or `name:id`. */
export function readEmoji(text: string): Emoji | undefined {
  const custom = /^(?:a:)?(\w{2,32}):(\d+)$/.exec(text);
  if (custom?.[1] !== undefined && custom[2] !== undefined) return { name: custom[1], id: custom[2] };
  return isUnicodeEmoji(text) ? { id: null, name: text } : undefined;
}

/** Whether the text is a single Unicode emoji. */
export function isUnicodeEmoji(text: string): boolean {
  // Clients may omit variation selectors.
  return (
    /^\p{RGI_Emoji}$/v.test(text) ||
    /^(\p{Extended_Pictographic}|[0-9#*]\u20e3)[\p{Emoji_Component}\p{Extended_Pictographic}\u200d]*$/u.test(text)
  );
}

/** Adds the person's reaction; does nothing if it exists. */
export function addReaction(platform: Platform, message: Message, emoji: Emoji, userId: string): void {
  const present = message.reactions.find((entry) => isSame(entry.emoji, emoji));
  if (present?.userIds.includes(userId)) return;
  if (present === undefined) message.reactions.push({ emoji, userIds: [userId] });
  else present.userIds.push(userId);
  announceReaction(platform, 'MESSAGE_REACTION_ADD', message, emoji, userId);
}

/** Removes the person's reaction; does nothing if there is none. */
export function removeReaction(platform: Platform, message: Message, emoji: Emoji, userId: string): void {
  const present = message.reactions.find((entry) => isSame(entry.emoji, emoji));
  if (!present?.userIds.includes(userId)) return;
  present.userIds = present.userIds.filter((id) => id !== userId);
  message.reactions = message.reactions.filter(({ userIds }) => userIds.length > 0);
  announceReaction(platform, 'MESSAGE_REACTION_REMOVE', message, emoji, userId);
}

/** Removes all reactions. */
export function clearReactions(platform: Platform, message: Message): void {
  message.reactions = [];
  const { guildId } = getChannel(platform.world, message.channelId);
  const data = {
    channel_id: message.channelId,
    message_id: message.id,
    ...(guildId === null ? {} : { guild_id: guildId }),
  };
  announce(platform, { name: 'MESSAGE_REACTION_REMOVE_ALL', data, guildId, channelId: message.channelId });
}

/** Removes all reactions of one emoji. */
export function clearEmojiReactions(platform: Platform, message: Message, emoji: Emoji): void {
  const present = message.reactions.find((entry) => isSame(entry.emoji, emoji));
  if (present === undefined) return;
  message.reactions = message.reactions.filter((entry) => entry !== present);
  const { guildId } = getChannel(platform.world, message.channelId);
  const data = {
    channel_id: message.channelId,
    message_id: message.id,
    emoji: { ...present.emoji },
    ...(guildId === null ? {} : { guild_id: guildId }),
  };
  announce(platform, { name: 'MESSAGE_REACTION_REMOVE_EMOJI', data, guildId, channelId: message.channelId });
}

/** Whether two emojis are the same: by id, or by name for Unicode emojis. */
export function isSame(left: Emoji, right: Emoji): boolean {
  return left.id === null ? right.id === null && left.name === right.name : left.id === right.id;
}

function announceReaction(platform: Platform, name: string, message: Message, emoji: Emoji, userId: string): void {
  const { guildId } = getChannel(platform.world, message.channelId);
  const member = guildId === null ? undefined : platform.world.guilds[guildId]?.members[userId];
  const data = {
    user_id: userId,
    channel_id: message.channelId,
    message_id: message.id,
    message_author_id: message.authorId,
    emoji: { ...emoji },
    burst: false,
    type: 0,
    ...(guildId === null ? {} : { guild_id: guildId }),
    ...(member === undefined ? {} : { member: presentMember(member, getPerson(platform.world, userId)) }),
  };
  announce(platform, { name, data, guildId, channelId: message.channelId });
}
