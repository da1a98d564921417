import { type RawBuilder, sql } from 'kysely';
import type { Db, DbTransaction } from '../../../database/database.ts';

/** A member and an action with a cooldown. */
export interface CooldownKey {
  guildId: string;
  userId: string;
  action: string;
}

/** When members may repeat an action. Stored in the database, so that a restart shortens no cooldown. */
export interface Cooldowns {
  /**
   * A statement that starts the cooldown, to embed in that of the action: of several concurrent ones, only one returns
   * a row.
   * @param waitMs the duration, in milliseconds.
   */
  claiming(waiting: CooldownKey, waitMs: number): RawBuilder<unknown>;
  /** The end of the last cooldown, read in the transaction; null if there was none, or it was forgotten. */
  endOf(tx: DbTransaction, waiting: CooldownKey): Promise<Date | null>;
  /** The ends of running cooldowns, by action. */
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

    async endOf(tx, { guildId, userId, action }) {
      const row = await tx
        .selectFrom('cooldowns')
        .select('ready_at')
        .where('guild_id', '=', guildId)
        .where('user_id', '=', userId)
        .where('action', '=', action)
        .executeTakeFirst();
      return row?.ready_at ?? null;
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
