import { itemAt } from '@perigee/core/base/lists/known-entries';
import { createBatcher } from '../../../database/batcher.ts';
import type { Db } from '../../../database/database.ts';
import { mapInSlices } from '../../../process/map-in-slices.ts';
import { type BlockRow, blocksOf, openBlock, sealBlock } from './blocks/block.ts';
import { findBlocks, insertBlocks, markDeleted, type MessageKey } from './blocks/block-rows.ts';
import { latestOf } from './blocks/latest-of.ts';
import type { MessageDays } from './message-days.ts';
import { type RecentOptions, readRecent } from './read-recent.ts';
import type { Seal } from './blocks/seal.ts';
import type { ArchivedMessage } from './stored-message.ts';
import type { PendingWrite } from './write-buffer.ts';

/** Reads and writes stored messages. */
export interface ArchiveStore {
  write(batch: readonly PendingWrite[]): Promise<void>;
  /** The messages that exist and can be decrypted. */
  find(guildId: string, ids: readonly string[]): Promise<ArchivedMessage[]>;
  /** The latest messages of each channel, without deleted ones and those that cannot be decrypted. */
  recent(guildId: string, options: RecentOptions): Promise<ArchivedMessage[]>;
}

export function createArchiveStore(db: Db, days: MessageDays, seal: Seal): ArchiveStore {
  const nextVersion = createVersions();
  // Each edit looks up a single message, but edits come in bursts, so lookups are coalesced into one query.
  const findOne = createBatcher(async (keys: readonly MessageKey[]) => {
    const rows = await findBlocks(db, keys);
    return keys.map(({ guildId, id }) =>
      rows.filter((row) => row.guild_id === guildId && row.message_ids.includes(id)),
    );
  });

  const write = async (stored: readonly ArchivedMessage[]) => {
    const blocks = blocksOf(stored);
    const tables = await days.ensureFor(blocks.flatMap(({ messages }) => messages[0]?.sentAt ?? []));
    const rows = await mapInSlices(blocks, (block) => sealBlock(seal, block, nextVersion()));
    for (const [table, ofDay] of Map.groupBy(rows.entries(), ([index]) => itemAt(tables, index))) {
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
      const deleted = batch.filter((item) => item.message === null);
      await write(whole).catch((error: unknown) => {
        // Another process may have dropped a partition that is still cached here.
        days.forget();
        throw error;
      });
      if (deleted.length > 0) await markDeleted(db, deleted);
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

/**
 * Creates strictly increasing versions. Based on the clock (microseconds since 1970) to exceed those of older
 * processes.
 */
function createVersions(): () => string {
  let last = 0;
  return () => {
    last = Math.max(last + 1, Date.now() * 1_000);
    return String(last);
  };
}
