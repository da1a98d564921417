import type { LogEntry } from '@perigee/core/logs/entry';
import type { Db, DbTransaction } from '../../../database/database.ts';
import type { Seal } from '../../community/index.ts';
import { readEntry } from '../entries/entry-row.ts';

/** Identifies a message with entries. */
export interface BatchKey {
  guildId: string;
  batch: string;
}

/** A posted message. */
export interface PostedBatch {
  messageId: string;
  /** Null where the bot itself posted it. */
  webhookId: string | null;
}

/** Stores the messages that entries are posted in. */
export interface BatchStore {
  /** Closes it: no more entries are added. */
  close(channelId: string, key: BatchKey): Promise<void>;
  /** Its entries, oldest first; unreadable ones are left out. */
  entries(key: BatchKey): Promise<LogEntry[]>;
  /** Called before the message is sent: after a crash it would be too late. */
  noteWebhook(key: BatchKey, webhookId: string | null): Promise<void>;
  notePosted(tx: DbTransaction, key: BatchKey, messageId: string): Promise<void>;
  posted(key: BatchKey): Promise<PostedBatch | null>;
}

export function createBatchStore(db: Db, seal: Seal): BatchStore {
  const own = (from: Db | DbTransaction, { guildId, batch }: BatchKey) =>
    from.updateTable('log_batches').where('guild_id', '=', guildId).where('id', '=', batch);

  return {
    async close(channelId, { guildId, batch }) {
      await db
        .updateTable('log_channels')
        .set({ batch: null, batch_entries: 0, batch_size: 0 })
        .where('guild_id', '=', guildId)
        .where('channel_id', '=', channelId)
        .where('batch', '=', batch)
        .execute();
    },

    async entries({ guildId, batch }) {
      const rows = await db
        .selectFrom('log_entries')
        .selectAll()
        .where('guild_id', '=', guildId)
        .where('batch', '=', batch)
        .orderBy('id')
        .execute();
      return rows.flatMap((row) => readEntry(seal, row) ?? []);
    },

    async noteWebhook(key, webhookId) {
      await own(db, key).set({ webhook_id: webhookId }).execute();
    },

    async notePosted(tx, key, messageId) {
      await own(tx, key).set({ message_id: messageId }).execute();
    },

    async posted({ guildId, batch }) {
      const row = await db
        .selectFrom('log_batches')
        .select(['message_id as messageId', 'webhook_id as webhookId'])
        .where('guild_id', '=', guildId)
        .where('id', '=', batch)
        .executeTakeFirst();
      return row === undefined || row.messageId === null
        ? null
        : { messageId: row.messageId, webhookId: row.webhookId };
    },
  };
}
