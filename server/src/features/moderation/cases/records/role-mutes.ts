import { sql } from 'kysely';
import type { Db, DbTransaction } from '../../../../database/database.ts';

/** The numbers of mutes in force or under way whose role is none of these. */
export async function listRoleMutes(
  db: Db | DbTransaction,
  guildId: string,
  { without, limit }: { without: readonly string[]; limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('cases')
    .select('number')
    .where('guild_id', '=', guildId)
    .where('type', '=', 'mute')
    .where('method', '=', 'role')
    .where('state', 'in', ['pending', 'done'])
    .where('role_id', 'is not', null)
    .where(sql<boolean>`role_id <> all(${[...without]}::bigint[])`)
    .orderBy('number')
    .limit(limit)
    .execute();
  return rows.map(({ number }) => number);
}
