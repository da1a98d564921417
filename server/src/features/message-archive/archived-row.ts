import { createdAt } from '@perigee/core/ids/snowflake';

import type { Seal } from './seal.ts';
import { type KeptMessage, readSealedPart, type SealedPart, writeSealedPart } from './stored-message.ts';
import type { MessageArchiveTables } from './tables.ts';

export type ArchivedRow = MessageArchiveTables['archived_messages'];

/** A message as it goes into the database; its body in Base64. */
export function sealRow(seal: Seal, { message, forLog }: KeptMessage) {
  const { guildId, id, channelId, parentId, author, deletedAt } = message;
  return {
    guild_id: guildId,
    message_id: id,
    channel_id: channelId,
    parent_id: parentId,
    author_id: author.id,
    for_log: forLog,
    deleted_at: deletedAt?.toISOString() ?? null,
    body: seal.seal(guildId, id, writeSealedPart(message)).toString('base64'),
  };
}

/** Null where it can not be read: the key is another one now. */
export function readRow(seal: Seal, row: ArchivedRow): KeptMessage | null {
  const { guild_id: guildId, message_id: id } = row;
  const sealed = seal.open(guildId, id, row.body);
  return sealed === null ? null : { forLog: row.for_log, message: messageOf(readSealedPart(sealed), row) };
}

function messageOf({ name, ...part }: SealedPart, row: ArchivedRow) {
  return {
    ...part,
    guildId: row.guild_id,
    id: row.message_id,
    channelId: row.channel_id,
    parentId: row.parent_id,
    author: { id: row.author_id, name },
    sentAt: createdAt(row.message_id),
    deletedAt: row.deleted_at,
  };
}
