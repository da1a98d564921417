import { type RawBuilder, sql } from 'kysely';
import type { Db, DbTransaction } from '../../database/database.ts';
import type { Account } from './accounts.ts';
import { type BookedRow, toPosting } from './booked-row.ts';
import type { MemberLeg, Operation, Posting } from './operation.ts';

/** The legs of a movement between one member and at most one account. */
interface SimpleLegs {
  member: MemberLeg;
  account: Account | null;
}

/** Null for a movement of more legs than a row of the ledger holds. */
export function simpleOf({ members: [member, another], accounts: [leg, more] }: Operation): SimpleLegs | null {
  if (member === undefined || another !== undefined || more !== undefined) return null;
  return { member, account: leg?.account ?? null };
}

/**
 * Books a movement of one row in one statement: the account on the other side stands on it, as it gets the opposite. Null
 * where the member has too little, and nothing happened.
 * @throws the database's error for a unique key, where the movement happened before.
 */
export async function bookOne(
  db: Db | DbTransaction,
  { guildId, key, kind, reason = '', subject, byId }: Operation,
  { member, account }: SimpleLegs,
): Promise<Posting | null> {
  const { userId, balance = 0, xp = 0, peerId } = member;
  const written = sql`
      insert into ledger
        (guild_id, user_id, kind, balance, xp, balance_after, xp_after, reason, by_id, account, peer_user_id, subject)
      select ${guildId}::bigint, ${userId}::bigint, ${kind}, ${balance}::bigint, ${xp}::bigint, balance, xp,
        ${reason === '' ? null : reason}, ${byId ?? null}::bigint, ${account}, ${peerId ?? null}::bigint, ${subject ?? null}
      from changed
      returning id as "operationId", user_id as "userId", balance_after as balance, xp_after as xp`;
  const changed = changeOf(guildId, member);
  const { rows } =
    key === undefined
      ? await sql<BookedRow>`with changed as (${changed}) ${written}`.execute(db)
      : await sql<BookedRow>`
          with changed as (${changed}), written as (${written}),
          keyed as (
            insert into operation_keys (guild_id, key, operation_id)
            select ${guildId}::bigint, ${key}, "operationId" from written
          )
          select * from written`.execute(db);
  return rows.length === 0 ? null : toPosting(rows);
}

/** Who spends has to be there, with enough; to anybody else a row is made. */
function changeOf(guildId: string, { userId, balance = 0, xp = 0, floor }: MemberLeg): RawBuilder<unknown> {
  if (floor !== undefined && balance < 0) {
    return sql`
      update balances set balance = balance + ${balance}::bigint, xp = xp + ${xp}::bigint
      where guild_id = ${guildId}::bigint and user_id = ${userId}::bigint and balance + ${balance}::bigint >= ${floor}::bigint
      returning balance, xp`;
  }
  return sql`
      insert into balances as b (guild_id, user_id, balance, xp)
      values (${guildId}::bigint, ${userId}::bigint, ${balance}::bigint, ${xp}::bigint)
      on conflict (guild_id, user_id) do update set balance = b.balance + excluded.balance, xp = b.xp + excluded.xp
      returning balance, xp`;
}
