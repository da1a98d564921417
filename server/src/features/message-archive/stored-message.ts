import { createdAt } from '@perigee/core/ids/snowflake';
import type { APIAttachment } from 'discord-api-types/v10';
import type { MemberMessage } from '../../bot/from-member.ts';

export interface StoredAttachment {
  name: string;
  /** In bytes. */
  size: number;
  url: string;
  /** Until when the platform serves the address; null where it does not say. */
  expiresAt: Date | null;
}

/** A message as it was when it was last seen. */
export interface StoredMessage {
  guildId: string;
  id: string;
  channelId: string;
  /** The channel that its thread or post belongs to; null outside of threads. */
  parentId: string | null;
  /** With the username of then. */
  author: { id: string; name: string };
  content: string;
  /** Messages that it forwards. */
  forwarded: readonly { content: string; files: readonly string[] }[];
  attachments: readonly StoredAttachment[];
  /** How many embeds it had. */
  embeds: number;
  /** Whom it mentions, by id. */
  mentions: { members: readonly string[]; roles: readonly string[]; everyone: boolean };
  sentAt: Date;
  /** As far as the bot saw. */
  isDeleted: boolean;
}

/** A message with what it is kept for. */
export interface KeptMessage {
  message: StoredMessage;
  /** Not only to try rules against. */
  forLog: boolean;
}

/** Keeps of a message what is stored. */
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

/** Whether the author changed something; previews of links and pins change a message as well. */
export function isEdited(before: StoredMessage, after: StoredMessage): boolean {
  const filesOf = ({ attachments }: StoredMessage) => attachments.map(({ url }) => withoutQuery(url)).join('\n');
  return before.content !== after.content || filesOf(before) !== filesOf(after);
}

function storedAttachmentOf({ filename, size, url }: APIAttachment): StoredAttachment {
  return { name: filename, size, url, expiresAt: endOf(url) };
}

/** The platform signs the addresses of files: `ex` is their end, in seconds since 1970, hexadecimal. */
export function endOf(url: string): Date | null {
  const written = /[?&]ex=([\da-f]{1,12})(?:&|$)/.exec(url)?.[1];
  return written === undefined ? null : new Date(Number.parseInt(written, 16) * 1000);
}

/** The same file is signed anew now and then. */
function withoutQuery(url: string): string {
  return url.split('?', 1).join('');
}
