import { sql } from 'kysely';
import type { Db, DbTransaction } from '../../../database/database.ts';
import type { RemovalType } from '../tables.ts';
import type { Visit } from './visit.ts';

/** How a member was removed, by whom and why, as far as known. */
export interface Removal {
  type: RemovalType;
  by: string | null;
  reason: string;
}

/** The visits of these members, locked until the transaction ends. */
export async function lockVisits(
  tx: DbTransaction,
  guildId: string,
  userIds: readonly string[],
): Promise<Map<string, Visit>> {
  const rows = await tx
    .selectFrom('greeting_visits')
    .select(['user_id', 'joined_at', 'greeted_at', 'waits', 'farewell_at', 'left_at'])
    .where('guild_id', '=', guildId)
    .where('user_id', 'in', userIds)
    .orderBy('user_id')
    .forUpdate()
    .execute();
  return new Map(
    rows.map((row) => [
      row.user_id,
      {
        joinedAt: row.joined_at?.getTime() ?? null,
        greetedAt: row.greeted_at?.getTime() ?? null,
        waits: row.waits,
        farewellAt: row.farewell_at?.getTime() ?? null,
        leftAt: row.left_at?.getTime() ?? null,
      },
    ]),
  );
}

/** Stores visits. A new visit clears an earlier removal. */
export async function saveVisits(
  tx: DbTransaction,
  guildId: string,
  visits: ReadonlyMap<string, Visit>,
): Promise<void> {
  if (visits.size === 0) return;
  const moment = (ms: number | null) => (ms === null ? null : new Date(ms));
  const rows = [...visits].map(([userId, { joinedAt, greetedAt, waits, farewellAt, leftAt }]) => ({
    guild_id: guildId,
    user_id: userId,
    joined_at: moment(joinedAt),
    greeted_at: moment(greetedAt),
    waits,
    farewell_at: moment(farewellAt),
    left_at: moment(leftAt),
  }));
  await tx
    .insertInto('greeting_visits')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['guild_id', 'user_id']).doUpdateSet((table) => ({
        joined_at: table.ref('excluded.joined_at'),
        greeted_at: table.ref('excluded.greeted_at'),
        waits: table.ref('excluded.waits'),
        farewell_at: table.ref('excluded.farewell_at'),
        left_at: table.ref('excluded.left_at'),
        removed_as: sql<RemovalType | null>`case when excluded.left_at is null then null else greeting_visits.removed_as end`,
      })),
    )
    .execute();
}

/** Whether one of them still has to pass the platform's screening, as far as the gateway reported. */
export async function hasWaiting(db: Db, guildId: string, userIds: readonly string[]): Promise<boolean> {
  const waiting = db.selectFrom('greeting_visits').select('user_id').where('guild_id', '=', guildId);
  const row = await waiting.where('user_id', 'in', userIds).where('waits', '=', true).limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Whether they are a member, as far as the gateway reported. */
export async function isThere(db: Db, guildId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('greeting_visits')
    .select('left_at')
    .where('guild_id', '=', guildId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined && row.left_at === null;
}

/** Stores that a member is being, or was just, removed; a report with a moderator wins over one without. */
export async function noteRemoval(
  tx: Db | DbTransaction,
  guildId: string,
  userId: string,
  { type, by, reason }: Removal,
): Promise<void> {
  const removed = {
    removed_as: type,
    removed_at: sql<Date>`clock_timestamp()`,
    removed_by: by,
    removal_reason: reason,
  };
  await tx
    .insertInto('greeting_visits')
    .values({ guild_id: guildId, user_id: userId, left_at: sql<Date>`clock_timestamp()`, ...removed })
    .onConflict((conflict) => {
      const known = conflict.columns(['guild_id', 'user_id']).doUpdateSet(removed);
      return by === null ? known.where('greeting_visits.removed_as', 'is', null) : known;
    })
    .execute();
}

/** How the member was removed, shortly before or after that moment; null where they left on their own. */
export async function findRemoval(db: Db, guildId: string, userId: string, leftAt: number): Promise<Removal | null> {
  const row = await db
    .selectFrom('greeting_visits')
    .select(['removed_as', 'removed_at', 'removed_by', 'removal_reason'])
    .where('guild_id', '=', guildId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const { removed_as: type = null, removed_at: at = null } = row ?? {};
  if (type === null || at === null || Math.abs(at.getTime() - leftAt) > NEAR_MS) return null;
  return { type, by: row?.removed_by ?? null, reason: row?.removal_reason ?? '' };
}

/** A removal and a departure further apart than this are unrelated, in milliseconds. */
const NEAR_MS = 60_000;
