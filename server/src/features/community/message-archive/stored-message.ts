import { createdAt } from '@perigee/core/base/ids/snowflake';
import type { APIAttachment, APIPoll } from 'discord-api-types/v10';
import type { MemberMessage } from '../../../bot/from-member.ts';

export interface StoredAttachment {
  name: string;
  /** In bytes. */
  size: number;
  url: string;
  /** When the platform stops serving the URL; null if the URL does not say. */
  expiresAt: Date | null;
}

/** A message as last seen. */
export interface StoredMessage {
  guildId: string;
  id: string;
  channelId: string;
  /** The channel that its thread or forum post belongs to; null outside threads. */
  parentId: string | null;
  /** The username is the one at the time of sending. */
  author: { id: string; name: string };
  content: string;
  /** Messages forwarded by this one. */
  forwarded: readonly { content: string; files: readonly string[] }[];
  attachments: readonly StoredAttachment[];
  /** Names of its stickers. */
  stickers: readonly string[];
  poll: { question: string; answers: readonly string[] } | null;
  /** Number of embeds. */
  embeds: number;
  /** Ids of mentioned members and roles. */
  mentions: { members: readonly string[]; roles: readonly string[]; everyone: boolean };
  sentAt: Date;
  /** Only deletions that the bot saw. */
  isDeleted: boolean;
}

/** A stored message with the purpose it is kept for. */
export interface ArchivedMessage {
  message: StoredMessage;
  /** False if it is only kept for testing automod rules. */
  forLog: boolean;
}

/** Extracts the stored fields of a message. */
export function storedMessageOf(message: MemberMessage, parentId: string | null): StoredMessage {
  const { guild_id: guildId, channel_id: channelId, id, author, content } = message;
  return {
    guildId,
    id,
    channelId,
    parentId,
    author: { id: author.id, name: author.username },
    content,
    forwarded: (message.message_snapshots ?? []).map(({ message: snapshot }) => ({
      content: snapshot.content,
      files: snapshot.attachments.map(({ filename }) => filename),
    })),
    attachments: message.attachments.map(storedAttachmentOf),
    stickers: (message.sticker_items ?? []).map(({ name }) => name),
    poll: storedPollOf(message.poll),
    embeds: message.embeds.length,
    mentions: {
      members: message.mentions.map((mentioned) => mentioned.id),
      roles: message.mention_roles,
      everyone: message.mention_everyone,
    },
    sentAt: createdAt(id),
    isDeleted: false,
  };
}

/** Whether the author changed the message: link previews and pins also cause updates. */
export function isEdited(before: StoredMessage, after: StoredMessage): boolean {
  const filesOf = ({ attachments }: StoredMessage) => attachments.map(({ url }) => withoutQuery(url)).join('\n');
  return before.content !== after.content || filesOf(before) !== filesOf(after);
}

function storedPollOf(poll: APIPoll | undefined): StoredMessage['poll'] {
  if (poll === undefined) return null;
  const answers = poll.answers.map(({ poll_media: { text, emoji } }) => text ?? emoji?.name ?? '');
  return { question: poll.question.text ?? '', answers };
}

function storedAttachmentOf({ filename, size, url }: APIAttachment): StoredAttachment {
  return { name: filename, size, url, expiresAt: endOf(url) };
}

/** The platform signs attachment URLs: `ex` is the expiry as hexadecimal seconds since 1970. */
export function endOf(url: string): Date | null {
  const written = /[?&]ex=([\da-f]{1,12})(?:&|$)/.exec(url)?.[1];
  return written === undefined ? null : new Date(Number.parseInt(written, 16) * 1000);
}

/** The same file can have different signatures over time. */
function withoutQuery(url: string): string {
  return url.split('?', 1).join('');
}
