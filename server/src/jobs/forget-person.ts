import { sql } from 'kysely';
import type { DbTransaction } from '../database/database.ts';
import type { ForgetScope } from '../forget/forget-person.ts';

/** Deletes finished jobs that mention the person. */
export async function forgetJobsOf(tx: DbTransaction, { personId, guildId }: ForgetScope): Promise<void> {
  const mentions = `(^|[^0-9])${personId}([^0-9]|$)`;
  await sql`
    delete from acts where finished_at is not null
      and (${guildId}::bigint is null or guild_id = ${guildId}::bigint)
      and concat_ws(' ', key, subject, payload::text) ~ ${mentions}`.execute(tx);
}
