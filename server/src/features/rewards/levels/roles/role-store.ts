import { sql } from 'kysely';
import type { DbTransaction } from '../../../../database/database.ts';
import type { LevelRole } from './level-role.ts';

type LevelRoleKey = Pick<LevelRole, 'guildId' | 'userId' | 'roleId'>;

/** A row to store, with the time of its next retry. */
export type RoleRow = LevelRole & { retryAt?: Date | null };

/** Stores the roles of levels. */
export const roleStore = {
  /** Locks the roles of these members until the transaction ends. */
  async lock(tx: DbTransaction, guildId: string, userIds: readonly string[]): Promise<LevelRole[]> {
    if (userIds.length === 0) return [];
    return rows(tx).where('guild_id', '=', guildId).where('user_id', 'in', userIds).forUpdate().execute();
  },

  async lockOne(tx: DbTransaction, { guildId, userId, roleId }: LevelRoleKey): Promise<LevelRole | null> {
    const own = rows(tx).where('guild_id', '=', guildId).where('user_id', '=', userId).where('role_id', '=', roleId);
    return (await own.forUpdate().executeTakeFirst()) ?? null;
  },

  /** Locks the due retries of one guild; rows locked by another process are skipped. */
  async lockDue(tx: DbTransaction, limit: number): Promise<LevelRole[]> {
    const due = rows(tx).where('retry_at', '<=', sql<Date>`clock_timestamp()`);
    const first = await due.orderBy('retry_at').limit(1).executeTakeFirst();
    if (first === undefined) return [];
    return due.where('guild_id', '=', first.guildId).limit(limit).forUpdate().skipLocked().execute();
  },

  async save(tx: DbTransaction, roles: readonly RoleRow[]): Promise<void> {
    if (roles.length === 0) return;
    await tx
      .insertInto('level_roles')
      .values(
        roles.map(({ guildId, userId, roleId, retryAt = null, ...role }) => ({
          guild_id: guildId,
          user_id: userId,
          role_id: roleId,
          retry_at: retryAt,
          ...role,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['guild_id', 'user_id', 'role_id']).doUpdateSet(({ ref }) => ({
          wanted: ref('excluded.wanted'),
          state: ref('excluded.state'),
          turn: ref('excluded.turn'),
          problem: ref('excluded.problem'),
          attempts: ref('excluded.attempts'),
          retry_at: ref('excluded.retry_at'),
        })),
      )
      .execute();
  },

  async remove(tx: DbTransaction, guildId: string, roles: readonly LevelRoleKey[]): Promise<void> {
    if (roles.length === 0) return;
    await sql`
      delete from level_roles r using unnest(
        ${roles.map(({ userId }) => userId)}::bigint[], ${roles.map(({ roleId }) => roleId)}::bigint[]
      ) as gone (user_id, role_id)
      where r.guild_id = ${guildId}::bigint and r.user_id = gone.user_id and r.role_id = gone.role_id`.execute(tx);
  },
};

function rows(tx: DbTransaction) {
  return tx
    .selectFrom('level_roles')
    .select(['guild_id as guildId', 'user_id as userId', 'role_id as roleId'])
    .select(['wanted', 'state', 'turn', 'problem', 'attempts']);
}
