import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { atMost } from '../../../cache/at-most.ts';
import type { Db, DbTransaction } from '../../../database/database.ts';

/** Guilds with stored messages. When a guild is due, its expired messages are swept. */
export interface ArchivedGuilds {
  /** Call before messages of these guilds are written. */
  note(guildIds: Iterable<string>): Promise<void>;
  /** Claims due guilds, each for one process only, and schedules their next sweep. */
  claimDue(limit: number): Promise<string[]>;
  /** Call once no messages of the guild are stored. */
  remove(guildId: string): Promise<void>;
}

/** Time between two sweeps of a guild. */
const PAUSE = sql`interval '15 minutes'`;

/** How long a guild is assumed to be listed without asking the database, in milliseconds. */
const LISTED_MS = 5 * 60_000;
const GUILDS_MAX = 10_000;

export function createArchivedGuilds(db: Db): ArchivedGuilds {
  const listed = new LRUCache<string, true>({ ...atMost(GUILDS_MAX), ttl: LISTED_MS });
  return {
    async note(guildIds) {
      const fresh = [...new Set(guildIds)].filter((id) => !listed.has(id));
      if (fresh.length === 0) return;
      await sql`
        insert into archived_guilds (guild_id, due_at)
        select guild_id, clock_timestamp() + ${PAUSE} from unnest(${fresh}::bigint[]) as guild_id
        on conflict do nothing`.execute(db);
      for (const id of fresh) listed.set(id, true);
    },

    async claimDue(limit) {
      const { rows } = await sql<{ guild_id: string }>`
        update archived_guilds set due_at = clock_timestamp() + ${PAUSE} where guild_id in (
          select guild_id from archived_guilds where due_at <= clock_timestamp()
          order by due_at limit ${limit} for update skip locked
        ) returning guild_id`.execute(db);
      return rows.map(({ guild_id: id }) => id);
    },

    async remove(guildId) {
      listed.delete(guildId);
      await db.deleteFrom('archived_guilds').where('guild_id', '=', guildId).execute();
    },
  };
}

/** Makes a guild due after its archive settings changed, with a delay so that every process has read them. */
export async function makeDue(tx: DbTransaction, guildId: string): Promise<void> {
  await tx
    .updateTable('archived_guilds')
    .set({ due_at: sql<Date>`clock_timestamp() + interval '1 second'` })
    .where('guild_id', '=', guildId)
    .execute();
}
