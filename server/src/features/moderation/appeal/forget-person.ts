import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import { isIn, type ForgetScope } from '../../../forget/forget-person.ts';

/** Deletes a person's appeals and their events. */
export async function forgetAppealsOf(db: Db, { personId, guildId }: ForgetScope): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`
      delete from appeal_events where (guild_id, appeal_id) in (
        select guild_id, id from appeals where user_id = ${personId}::bigint and ${isIn(guildId)}
      )`.execute(tx);
    await sql`delete from appeals where user_id = ${personId}::bigint and ${isIn(guildId)}`.execute(tx);
  });
}
