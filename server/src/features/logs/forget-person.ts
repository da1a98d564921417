import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import { isIn, type ForgetScope } from '../../forget/forget-person.ts';

/** Deletes entries that name a person, with their texts. Messages posted in log channels stay on the platform. */
export async function forgetLogsOf(db: Db, { personId, guildId }: ForgetScope): Promise<void> {
  const isOf = sql`${isIn(guildId)} and (
    ${personId}::bigint in (by_id, member_id) or target_id::text = ${personId}
  )`;
  await db.transaction().execute(async (tx) => {
    await sql`
      delete from log_transcripts t using log_entries e
      where t.guild_id = e.guild_id and t.entry_id = e.id
        and (e.guild_id, e.id) in (select guild_id, id from log_entries where ${isOf})`.execute(tx);
    await sql`delete from log_entries where ${isOf}`.execute(tx);
  });
}
