import { sql } from 'kysely';
import type { Db, DbTransaction } from '../../database/database.ts';

/** Who does what. */
export interface Waiting {
  guildId: string;
  userId: string;
  action: string;
}

/** When members may do again what they may do only so often. Kept in the database, so that no restart shortens a wait. */
export interface Cooldowns {
  /**
   * Begins to wait, in the transaction of what was done: of any number at once, one gets null. The others get the moment it
   * may be done again.
   * @param waitMs how long, in milliseconds.
   */
  claim(tx: DbTransaction, waiting: Waiting, waitMs: number): Promise<Date | null>;
  /** The moments that are still to come, by action. */
  of(guildId: string, userId: string): Promise<ReadonlyMap<string, Date>>;
}

export function createCooldowns(db: Db): Cooldowns {
  return {
    async claim(tx, { guildId, userId, action }, waitMs) {
      const readyAt = new Date(Date.now() + waitMs);
      const claimed = await tx
        .insertInto('cooldowns')
        .values({ guild_id: guildId, user_id: userId, action, ready_at: readyAt })
        .onConflict((conflict) =>
          conflict
            .columns(['guild_id', 'user_id', 'action'])
            .doUpdateSet({ ready_at: readyAt })
            .where('cooldowns.ready_at', '<=', sql<Date>`clock_timestamp()`),
        )
        .returning('action')
        .execute();
      if (claimed.length > 0) return null;
      const { ready_at: since } = await tx
        .selectFrom('cooldowns')
        .select('ready_at')
        .where('guild_id', '=', guildId)
        .where('user_id', '=', userId)
        .where('action', '=', action)
        .executeTakeFirstOrThrow();
      return since;
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
