import { type RawBuilder, sql } from 'kysely';
import type { DbTransaction } from '../../../database/database.ts';
import type { MemberLeg } from './operation.ts';

/** Holds the members' rows until the transaction ends, making those that are missing. Answers what each has. */
export async function holdMembers(
  tx: DbTransaction,
  guildId: string,
  members: readonly Pick<MemberLeg, 'userId'>[],
): Promise<Map<string, number>> {
  const userIds = [...new Set(members.map(({ userId }) => userId))];
  // Holds none where not all are there: who holds some and then makes others waits for those who wait for them.
  const known = await hold(tx, guildId, userIds, userIds.length);
  if (known.size === userIds.length) return known;
  for (;;) {
    await sql`
      insert into balances (guild_id, user_id)
      select ${guildId}::bigint, id from unnest(${userIds}::bigint[]) as id order by id
      on conflict do nothing`.execute(tx);
    const held = await hold(tx, guildId, userIds, 0);
    // A member who was taken off the leaderboard while this waited for their row gets a new one.
    if (held.size === userIds.length) return held;
  }
}

async function hold(
  tx: DbTransaction,
  guildId: string,
  userIds: readonly string[],
  least: number,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ user_id: string; balance: string }>`${holding(guildId, userIds, least)}`.execute(tx);
  return new Map(rows.map(({ user_id: userId, balance }) => [userId, Number(balance)]));
}

/**
 * The statement that holds rows of members, in the order of their ids, so that no two wait for each other; none where fewer
 * than `least` of them are there. Answers `user_id` and the `balance` as it is once they are held.
 */
export function holding(guildId: string, userIds: readonly string[], least: number): RawBuilder<unknown> {
  const theirs = sql`guild_id = ${guildId}::bigint and user_id = any(${userIds}::bigint[])`;
  return sql`
    select user_id, balance from balances
    where ${theirs} and (select count(*) from balances where ${theirs}) >= ${least}
    order by user_id for update`;
}
