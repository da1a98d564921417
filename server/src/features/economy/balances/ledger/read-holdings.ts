import { sql } from 'kysely';
import type { Db, DbTransaction } from '../../../../database/database.ts';
import { prepared } from '../../../../database/prepared.ts';
import type { Holdings } from './operation.ts';

export interface MemberKey {
  guildId: string;
  userId: string;
}

/** What each of these members has, in the given order; null for a member without any ledger entries. */
export async function readHoldings(
  db: Db | DbTransaction,
  members: readonly MemberKey[],
): Promise<(Holdings | null)[]> {
  const { rows } = await sql<{ balance: string | null; xp: string | null }>`${prepared}
    select b.balance, b.xp
    from unnest(
      ${members.map(({ guildId }) => guildId)}::bigint[],
      ${members.map(({ userId }) => userId)}::bigint[]
    ) with ordinality as asked (guild_id, user_id, number)
    left join balances b on b.guild_id = asked.guild_id and b.user_id = asked.user_id
    order by asked.number`.execute(db);
  return rows.map(({ balance, xp }) => (balance === null ? null : { balance: Number(balance), xp: Number(xp) }));
}

/** Those of these members who have a balance, and so a place on the boards. */
export async function findHolders(db: Db, members: readonly MemberKey[]): Promise<MemberKey[]> {
  const holdings = await readHoldings(db, members);
  return members.filter((_, index) => holdings[index] !== null);
}
