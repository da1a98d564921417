import { sql } from 'kysely';
import type { Db } from '../../server/src/database/database.ts';

const RICHES = 1_000_000_000;

/** Gives members more than they can spend, with matching ledger rows. */
export async function grantBalances(db: Db, guildId: string, members: readonly string[]): Promise<void> {
  await sql`
    with demo as (
      insert into balances (guild_id, user_id, balance)
      select ${guildId}::bigint, id, ${RICHES} from unnest(${members}::bigint[]) as id returning user_id
    )
    insert into ledger (guild_id, user_id, kind, balance, xp, balance_after, xp_after, account)
    select ${guildId}::bigint, user_id, 'demo', ${RICHES}, 0, ${RICHES}, 0, 'mint:demo' from demo`.execute(db);
}
