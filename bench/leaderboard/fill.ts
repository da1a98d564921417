import { sql } from 'kysely';
import type { Db } from '../../server/src/database/database.ts';

/** Members have consecutive ids from here on. */
const FIRST_ID = 5_000_000_000_000_000_000n;

/** The id of a member of a filled guild, counted from 1. */
export function memberId(number: number): string {
  return String(FIRST_ID + BigInt(number));
}

/** Members per transaction, so that the boards process them like a busy day, not all at once. */
const CHUNK = 20_000;

/** Gives a guild's members a balance, XP and a name, long enough ago to be in no season. */
export async function fill(db: Db, guildId: string, members: number, catchUp: () => Promise<void>): Promise<void> {
  for (let inserted = 0; inserted < members; inserted += CHUNK) {
    await credit(db, guildId, inserted + 1, Math.min(inserted + CHUNK, members));
    await catchUp();
  }
}

function credit(db: Db, guildId: string, first: number, last: number): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await sql`
      with given as (
        insert into balances (guild_id, user_id, balance, xp)
        select ${guildId}::bigint, ${String(FIRST_ID)}::bigint + n, (random() * random() * 1000000)::bigint,
          (random() * 100000)::bigint
        from generate_series(${first}::integer, ${last}::integer) n
        returning guild_id, user_id, balance, xp
      ),
      named as (
        insert into member_names (guild_id, user_id, username)
        select guild_id, user_id, 'member_' || user_id from given
      )
      insert into ledger (guild_id, user_id, at, kind, balance, xp, balance_after, xp_after)
      select guild_id, user_id, now() - interval '40 days', 'demo', balance, xp, balance, xp from given`.execute(tx);
  });
}
