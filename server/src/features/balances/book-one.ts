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
 * where nothing happened, because the member has too little or the key was there already.
 */
export async function bookOne(
  db: Db | DbTransaction,
  { guildId, key, kind, reason = '', subject, byId }: Operation,
  { member, account }: SimpleLegs,
): Promise<Posting | null> {
  const { userId, balance = 0, xp = 0, peerId } = member;
  // Each part reads from the one before, and changes nothing where that one did not.
  const { rows } = await sql<BookedRow>`
    with held as (${heldOf(guildId, member)}),
    keyed as (${keyedOf(guildId, key)}),
    changed as (
      insert into balances as b (guild_id, user_id, balance, xp)
      select ${guildId}::bigint, ${userId}::bigint, ${balance}::bigint, ${xp}::bigint from keyed
      on conflict (guild_id, user_id) do update set balance = b.balance + excluded.balance, xp = b.xp + excluded.xp
      returning balance, xp
    )
    insert into ledger
      (id, guild_id, user_id, kind, balance, xp, balance_after, xp_after, reason, by_id, account, peer_user_id, subject)
    select operation_id, ${guildId}::bigint, ${userId}::bigint, ${kind}, ${balance}::bigint, ${xp}::bigint, balance, xp,
      ${reason === '' ? null : reason}, ${byId ?? null}::bigint, ${account}, ${peerId ?? null}::bigint, ${subject ?? null}
    from keyed, changed
    returning id as "operationId", user_id as "userId", balance_after as balance, xp_after as xp`.execute(db);
  return rows.length === 0 ? null : toPosting(rows);
}

/** Who spends has to be there, with enough; anybody else need not be known yet. */
function heldOf(guildId: string, { userId, balance = 0, floor }: MemberLeg): RawBuilder<unknown> {
  if (floor === undefined || balance >= 0) return sql`select 1 as held`;
  return sql`
    select 1 as held from balances
    where guild_id = ${guildId}::bigint and user_id = ${userId}::bigint and balance + ${balance}::bigint >= ${floor}::bigint
    for update`;
}

/** The movement's id, which is its row's as well; none where it happened before. */
function keyedOf(guildId: string, key: string | undefined): RawBuilder<unknown> {
  if (key === undefined) return sql`select nextval('ledger_id_seq') as operation_id from held`;
  return sql`
    insert into operation_keys (guild_id, key, operation_id)
    select ${guildId}::bigint, ${key}, nextval('ledger_id_seq') from held
    on conflict do nothing
    returning operation_id`;
}
