import { createdAt } from '@perigee/core/base/ids/snowflake';
import { byId } from './by-id.ts';
import { readSealedParts, writeSealedParts } from './sealed-parts.ts';
import type { Seal } from './seal.ts';
import type { ArchivedMessage, StoredMessage } from '../stored-message.ts';
import type { MessageArchiveTables } from '../tables.ts';

export type BlockRow = MessageArchiveTables['archived_blocks'];

/**
 * Messages of one guild and one day (UTC), in the order they were sent. They share a row and are encrypted together.
 */
export interface ArchiveBlock {
  guildId: string;
  forLog: boolean;
  messages: readonly StoredMessage[];
}

/** Reading one message decrypts its whole block, so blocks stay small. */
const MESSAGES_MAX = 100;

/** Longest time from the first to the last message of a block, in milliseconds. Lookups go back this far. */
export const BLOCK_SPAN_MS = 60_000;

export const DAY_MS = 24 * 3_600_000;

/** Groups messages into blocks. */
export function blocksOf(stored: readonly ArchivedMessage[]): ArchiveBlock[] {
  const open = new Map<string, StoredMessage[]>();
  const blocks: ArchiveBlock[] = [];
  for (const { message, forLog } of stored.toSorted((one, other) => byId(one.message, other.message))) {
    const { guildId, sentAt } = message;
    const key = forLog ? guildId : `${guildId} replay`;
    const messages = open.get(key);
    const [first] = messages ?? [];
    if (
      messages !== undefined &&
      first !== undefined &&
      messages.length < MESSAGES_MAX &&
      isNear(first.sentAt, sentAt)
    ) {
      messages.push(message);
      continue;
    }
    const firstMessages = [message];
    open.set(key, firstMessages);
    blocks.push({ guildId, forLog, messages: firstMessages });
  }
  return blocks;
}

function isNear(first: Date, next: Date): boolean {
  const [from, to] = [first.getTime(), next.getTime()];
  return to - from < BLOCK_SPAN_MS && Math.floor(from / DAY_MS) === Math.floor(to / DAY_MS);
}

/** Encrypts a block into a database row, with its body in Base64. */
export function sealBlock(seal: Seal, { guildId, forLog, messages }: ArchiveBlock, version: string) {
  const ids = messages.map(({ id }) => id);
  const firstId = ids[0] ?? '0';
  return {
    guild_id: guildId,
    first_id: firstId,
    last_id: ids.at(-1) ?? firstId,
    version,
    for_log: forLog,
    message_ids: ids,
    channel_ids: distinct(
      messages.flatMap(({ channelId, parentId }) => (parentId === null ? channelId : [channelId, parentId])),
    ),
    author_ids: distinct(messages.map(({ author }) => author.id)),
    deleted_ids: messages.filter(({ isDeleted }) => isDeleted).map(({ id }) => id),
    body: seal.seal(guildId, firstId, writeSealedParts(messages)).toString('base64'),
  };
}

/** Null if it cannot be decrypted, as after the key was changed. */
export function openBlock(seal: Seal, row: BlockRow): StoredMessage[] | null {
  const opened = seal.open(row.guild_id, row.first_id, row.body);
  if (opened === null) return null;
  return readSealedParts(opened).flatMap((part, index) => {
    const id = row.message_ids[index];
    if (id === undefined) return [];
    return { ...part, guildId: row.guild_id, id, sentAt: createdAt(id), isDeleted: row.deleted_ids.includes(id) };
  });
}

function distinct(ids: readonly string[]): string[] {
  return [...new Set(ids)];
}
