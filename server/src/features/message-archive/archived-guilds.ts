import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { atMost } from '../../cache/at-most.ts';
import type { Db, DbTransaction } from '../../database/database.ts';

/** Guilds of which messages are kept; who is due is looked through for messages that are over. */
export interface ArchivedGuilds {
  /** Messages of these guilds are about to be written. */
  note(guildIds: Iterable<string>): Promise<void>;
  /** Guilds that are due, each to one process; they are due again after a while. */
  claimDue(limit: number): Promise<string[]>;
  /** Nothing of the guild is kept any more. */
  remove(guildId: string): Promise<void>;
}

/** How often messages that are over are looked for in a guild. */
const PAUSE = sql`interval '15 minutes'`;

/** How long it is taken for granted that a guild is listed, in milliseconds. */
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

/** Somebody changed what is kept: the guild is due as soon as every process knows. */
export async function makeDue(tx: DbTransaction, guildId: string): Promise<void> {
  await tx
    .updateTable('archived_guilds')
    .set({ due_at: sql<Date>`clock_timestamp() + interval '1 second'` })
    .where('guild_id', '=', guildId)
    .execute();
}
