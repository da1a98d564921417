import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/database.ts';

/** Who does what. */
export interface Waiting {
  guildId: string;
  userId: string;
  action: string;
}

/** When members may do again what they may do only so often. Kept in the database, so that no restart shortens a wait. */
export interface Cooldowns {
  /**
   * The statement that begins to wait, to be made within that of what is done: of any number at once, one answers a row.
   * @param waitMs how long, in milliseconds.
   */
  claiming(waiting: Waiting, waitMs: number): RawBuilder<unknown>;
  /** The moments that are still to come, by action. */
  of(guildId: string, userId: string): Promise<ReadonlyMap<string, Date>>;
}

export function createCooldowns(db: Db): Cooldowns {
  return {
    claiming({ guildId, userId, action }, waitMs) {
      const readyAt = new Date(Date.now() + waitMs);
      return sql`
        insert into cooldowns (guild_id, user_id, action, ready_at)
        values (${guildId}::bigint, ${userId}::bigint, ${action}, ${readyAt}::timestamptz)
        on conflict (guild_id, user_id, action) do update set ready_at = excluded.ready_at
        where cooldowns.ready_at <= clock_timestamp()
        returning action`;
    },

    async of(guildId, userId) {
      const rows = await db
        .selectFrom('cooldowns')
        .select(['action', 'ready_at'])
        .where('guild_id', '=', guildId)
        .where('user_id', '=', userId)
        .where('ready_at', '>', sql<Date>`clock_timestamp()`)
        .execute();
      return new Map(rows.map(({ action, ready_at: readyAt }) => [action, readyAt]));
    },
  };
}
