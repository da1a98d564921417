import { type RawBuilder, sql } from 'kysely';
import type { Db, DbTransaction } from '../../../../database/database.ts';
import { prepared } from '../../../../database/prepared.ts';
import type { AccountLeg } from './accounts.ts';
import { type BookedRow, toPosting } from './booked-row.ts';
import { lockStatement } from './lock-members.ts';
import { keyedBy } from './keyed-by.ts';
import type { Operation, LedgerPosting } from './operation.ts';

/**
 * Books a movement of several legs in one statement, with a row for each account. Locks the members in id order, then
 * checks that each has enough, then takes the key. Null if nothing was booked: a member has no row yet or too little,
 * or the key exists already.
 */
export async function bookLegs(
  db: Db | DbTransaction,
  { guildId, key, kind, members, accounts, reason = '', subject, byId }: Operation,
): Promise<LedgerPosting | null> {
  const userIds = members.map(({ userId }) => userId);
  const { rows } = await sql<BookedRow>`${prepared}
    with legs as materialized (
      select * from unnest(
        ${userIds}::bigint[],
        ${members.map(({ balance = 0 }) => balance)}::bigint[],
        ${members.map(({ xp = 0 }) => xp)}::bigint[],
        ${members.map(({ peerId = null }) => peerId)}::bigint[],
        ${members.map(({ floor = null }) => floor)}::bigint[]
      ) as l (user_id, balance, xp, peer_id, floor)
    ),
    held as materialized (${lockStatement(guildId, userIds, userIds.length)}),
    allowed as (
      select from held h join legs l using (user_id)
      having count(*) = ${userIds.length}::bigint
        and bool_and(l.floor is null or l.balance >= 0 or h.balance + l.balance >= l.floor)
    ),
    keyed as (${keyedBy(guildId, key, sql`allowed`)}),
    changed as (
      update balances b set balance = b.balance + l.balance, xp = b.xp + l.xp
      from legs l, keyed where b.guild_id = ${guildId}::bigint and b.user_id = l.user_id
      returning b.user_id, b.balance, b.xp
    ),
    entered as (${entriesOf(guildId, accounts)})
    insert into ledger
      (guild_id, user_id, kind, balance, xp, balance_after, xp_after, reason, by_id, operation_id, peer_user_id, subject)
    select ${guildId}::bigint, l.user_id, ${kind}, l.balance, l.xp, c.balance, c.xp,
      ${reason === '' ? null : reason}, ${byId ?? null}::bigint, k.operation_id, l.peer_id, ${subject ?? null}
    from keyed k cross join legs l join changed c on c.user_id = l.user_id
    returning operation_id as "operationId", user_id as "userId", balance_after as balance, xp_after as xp`.execute(db);
  return rows.length === 0 ? null : toPosting(rows);
}

function entriesOf(guildId: string, accounts: readonly AccountLeg[]): RawBuilder<unknown> {
  return sql`
    insert into account_entries (guild_id, operation_id, account, amount)
    select ${guildId}::bigint, operation_id, a.account, a.amount
    from keyed, unnest(
      ${accounts.map(({ account }) => account)}::text[], ${accounts.map(({ amount }) => amount)}::bigint[]
    ) as a (account, amount)`;
}
