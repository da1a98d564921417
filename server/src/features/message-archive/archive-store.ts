import { coalesce } from '../../database/coalesce.ts';
import type { Db } from '../../database/database.ts';
import { mapInSlices } from '../../process/map-in-slices.ts';
import { type BlockRow, blocksOf, openBlock, sealBlock } from './blocks/block.ts';
import { findBlocks, insertBlocks, markDeleted, type MessageKey } from './blocks/block-rows.ts';
import { latestOf } from './blocks/latest-of.ts';
import type { MessageDays } from './message-days.ts';
import { type RecentOptions, readRecent } from './read-recent.ts';
import type { Seal } from './blocks/seal.ts';
import type { KeptMessage } from './stored-message.ts';
import type { PendingWrite } from './write-buffer.ts';

/** The rows of stored messages. */
export interface ArchiveStore {
  write(batch: readonly PendingWrite[]): Promise<void>;
  /** Those that are there and can be read. */
  find(guildId: string, ids: readonly string[]): Promise<KeptMessage[]>;
  /** The latest of every channel that were not deleted; those that can not be read are left out. */
  recent(guildId: string, options: RecentOptions): Promise<KeptMessage[]>;
}

export function createArchiveStore(db: Db, days: MessageDays, seal: Seal): ArchiveStore {
  const nextVersion = createVersions();
  // Edits come one by one, and many at a time.
  const findOne = coalesce(async (asked: readonly MessageKey[]) => {
    const rows = await findBlocks(db, asked);
    return asked.map(({ guildId, id }) =>
      rows.filter((row) => row.guild_id === guildId && row.message_ids.includes(id)),
    );
  });

  const write = async (stored: readonly KeptMessage[]) => {
    const blocks = blocksOf(stored);
    const tables = await days.ensureFor(blocks.flatMap(({ messages }) => messages[0]?.sentAt ?? []));
    const rows = await mapInSlices(blocks, (block) => sealBlock(seal, block, nextVersion()));
    for (const [table, ofDay] of Map.groupBy(rows.entries(), ([index]) => tables[index] ?? '')) {
      await insertBlocks(
        db,
        table,
        ofDay.map(([, row]) => row),
      );
    }
  };

  return {
    async write(batch) {
      const whole = batch.filter((item) => item.message !== null);
      const gone = batch.filter((item) => item.message === null);
      await write(whole).catch((error: unknown) => {
        // Another process may have dropped a day that was known here.
        days.forget();
        throw error;
      });
      if (gone.length > 0) await markDeleted(db, gone);
    },

    async find(guildId, ids) {
      const [first] = ids;
      const rows: BlockRow[] =
        ids.length === 1 && first !== undefined
          ? await findOne({ guildId, id: first })
          : await findBlocks(
              db,
              ids.map((id) => ({ guildId, id })),
            );
      const requested = new Set(ids);
      const opened = await mapInSlices(rows, (row) => ({ row, messages: openBlock(seal, row) ?? [] }));
      return latestOf(opened, ({ id }) => requested.has(id));
    },

    recent: (guildId, options) => readRecent(db, seal, guildId, options),
  };
}

/** Each answer is larger than those before, also of other processes' long ago: microseconds since 1970. */
function createVersions(): () => string {
  let last = 0;
  return () => {
    last = Math.max(last + 1, Date.now() * 1_000);
    return String(last);
  };
}
