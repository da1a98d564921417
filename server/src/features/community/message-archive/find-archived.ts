import type { ArchiveStore } from './archive-store.ts';
import type { ArchivedMessage } from './stored-message.ts';
import type { WriteBuffer } from './write-buffer.ts';

/** Ids per query. */
const CHUNK = 1_000;

interface ArchiveSources {
  store: Pick<ArchiveStore, 'find'>;
  buffer: WriteBuffer;
}

/** Finds messages by id, unordered: unwritten ones in the buffer, the others in the database. */
export async function findArchived({ store, buffer }: ArchiveSources, guildId: string, ids: readonly string[]) {
  const found: ArchivedMessage[] = [];
  const deletedIds = new Set<string>();
  const written: string[] = [];
  for (const id of ids) {
    const pending = buffer.find(id);
    if (pending !== undefined && pending.message !== null) {
      if (pending.message.guildId === guildId) found.push(pending);
      continue;
    }
    if (pending !== undefined) deletedIds.add(id);
    written.push(id);
  }
  for (let start = 0; start < written.length; start += CHUNK) {
    for (const { message, forLog } of await store.find(guildId, written.slice(start, start + CHUNK))) {
      found.push({ message: { ...message, isDeleted: message.isDeleted || deletedIds.has(message.id) }, forLog });
    }
  }
  return found;
}
