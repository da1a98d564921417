import { sql } from 'kysely';
import type { DbTransaction } from '../../../../database/database.ts';
import { lockStatement } from './book.ts';
import type { MemberLeg } from './operation.ts';

/** Locks the members' rows until the transaction ends, inserting missing ones. Returns each member's balance. */
export async function lockMembers(
  tx: DbTransaction,
  guildId: string,
  members: readonly Pick<MemberLeg, 'userId'>[],
): Promise<Map<string, number>> {
  const userIds = [...new Set(members.map(({ userId }) => userId))];
  // Locks none if any is missing: locking some and then inserting others could deadlock.
  const lockedMembers = await lockExisting(tx, guildId, userIds, userIds.length);
  if (lockedMembers.size === userIds.length) return lockedMembers;
  for (;;) {
    await sql`
      insert into balances (guild_id, user_id)
      select ${guildId}::bigint, id from unnest(${userIds}::bigint[]) as id order by id
      on conflict do nothing`.execute(tx);
    const locked = await lockExisting(tx, guildId, userIds, 0);
    // A member removed from the leaderboard while this waited for the lock needs a new row.
    if (locked.size === userIds.length) return locked;
  }
}

async function lockExisting(
  tx: DbTransaction,
  guildId: string,
  userIds: readonly string[],
  least: number,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ user_id: string; balance: string }>`${lockStatement(guildId, userIds, least)}`.execute(
    tx,
  );
  return new Map(rows.map(({ user_id: userId, balance }) => [userId, Number(balance)]));
}
