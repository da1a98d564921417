import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import { isIn, type ForgetScope } from '../../../forget/forget-person.ts';
import { changeBlocks } from './blocks/change-blocks.ts';
import type { Seal } from './blocks/seal.ts';
import type { WriteBuffer } from './write-buffer.ts';

/** Removes all messages of a person, including those in blocks shared with other authors. */
export async function forgetMessagesOf(
  db: Db,
  seal: Seal,
  buffer: WriteBuffer,
  { personId, guildId }: ForgetScope,
): Promise<void> {
  buffer.forget(({ message }) => message?.author.id === personId && (guildId ?? message.guildId) === message.guildId);
  await buffer.flush();
  await changeBlocks(db, seal, {
    where: sql<boolean>`author_ids @> array[${personId}::bigint] and ${isIn(guildId)}`,
    change: (message, forLog) => (message.author.id === personId ? null : { message, forLog }),
  });
}
