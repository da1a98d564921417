import { sql } from 'kysely';
import { coalesce } from '../../database/coalesce.ts';
import type { Db } from '../../database/database.ts';
import { mapInSlices } from '../../process/map-in-slices.ts';
import { type ArchivedRow, readRow, sealRow } from './archived-row.ts';
import type { MessageDays } from './message-days.ts';
import { type RecentOptions, readRecent } from './read-recent.ts';
import type { Seal } from './seal.ts';
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
  const findOne = coalesce(async (asked: readonly { guildId: string; id: string }[]) => {
    const guildIds = [...new Set(asked.map(({ guildId }) => guildId))];
    const rows = await select(
      db,
      guildIds,
      asked.map(({ id }) => id),
    );
    return asked.map(({ guildId, id }) => rows.filter((row) => row.message_id === id && row.guild_id === guildId));
  });

  return {
    async write(batch) {
      const whole = batch.filter((item) => item.message !== null);
      const gone = batch.filter((item) => item.message === null);
      const byTable = await days.ensureFor(whole.map((item) => ({ id: item.message.id, item })));
      for (const [table, ofDay] of byTable) {
        const rows = await mapInSlices(ofDay, ({ item }) => sealRow(seal, item));
        await insert(db, table, rows).catch((error: unknown) => {
          // Another process may have dropped a day that was known here.
          days.forget();
          throw error;
        });
      }
      if (gone.length > 0) await markDeleted(db, gone);
    },

    async find(guildId, ids) {
      const [first] = ids;
      // Edits come one by one, and many at a time.
      const rows = ids.length === 1 && first !== undefined ? await findOne({ guildId, id: first }) : null;
      return readRows(seal, rows ?? (await select(db, [guildId], ids)));
    },

    recent: (guildId, options) => readRecent(db, seal, guildId, options),
  };
}

async function select(db: Db, guildIds: readonly string[], ids: readonly string[]): Promise<ArchivedRow[]> {
  const { rows } = await sql<ArchivedRow>`
    select * from archived_messages
    where guild_id = any(${guildIds}::bigint[]) and message_id = any(${ids}::bigint[])`.execute(db);
  return rows;
}

async function readRows(seal: Seal, rows: readonly ArchivedRow[]): Promise<KeptMessage[]> {
  const read = await mapInSlices(rows, (row) => readRow(seal, row));
  return read.filter((kept) => kept !== null);
}

/**
 * One statement however many there are, into the day itself, which spares the database finding it for each row; a message
 * that is there already is written anew.
 */
async function insert(db: Db, table: string, rows: readonly ReturnType<typeof sealRow>[]): Promise<void> {
  await sql`
    insert into ${sql.table(table)} as archived
      (guild_id, message_id, channel_id, parent_id, author_id, for_log, deleted_at, body)
    select guild_id, message_id, channel_id, parent_id, author_id, for_log, deleted_at, decode(body, 'base64')
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (
      guild_id bigint, message_id bigint, channel_id bigint, parent_id bigint, author_id bigint,
      for_log boolean, deleted_at timestamptz, body text
    )
    on conflict (guild_id, message_id) do update set
      for_log = excluded.for_log,
      deleted_at = coalesce(archived.deleted_at, excluded.deleted_at),
      body = excluded.body`.execute(db);
}

async function markDeleted(db: Db, gone: readonly { guildId: string; id: string }[]): Promise<void> {
  await sql`
    update archived_messages set deleted_at = clock_timestamp()
    where guild_id = any(${[...new Set(gone.map(({ guildId }) => guildId))]}::bigint[])
      and message_id = any(${gone.map(({ id }) => id)}::bigint[]) and deleted_at is null`.execute(db);
}
