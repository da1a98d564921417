import { type RawBuilder, sql } from 'kysely';
import type { Db, DbTransaction } from '../../../../database/database.ts';
import { prepared } from '../../../../database/prepared.ts';
import type { Account, AccountLeg } from './accounts.ts';
import type { LedgerPosting, MemberLeg, Operation } from './operation.ts';

/** A ledger row as returned by the statement that wrote it. */
interface BookedRow {
  operationId: string;
  userId: string;
  balance: string;
  xp: string;
}

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
  return toPosting(rows);
}

function entriesOf(guildId: string, accounts: readonly AccountLeg[]): RawBuilder<unknown> {
  return sql`
    insert into account_entries (guild_id, operation_id, account, amount)
    select ${guildId}::bigint, operation_id, a.account, a.amount
    from keyed, unnest(
      ${accounts.map(({ account }) => account)}::text[], ${accounts.map(({ amount }) => amount)}::bigint[]
    ) as a (account, amount)`;
}

/** The legs of a movement between one member and at most one account. */
interface SimpleLegs {
  member: MemberLeg;
  account: Account | null;
}

/** Null for a movement with more legs than one ledger row holds. */
export function simpleOf({ members: [member, another], accounts: [leg, more] }: Operation): SimpleLegs | null {
  if (member === undefined || another !== undefined || more !== undefined) return null;
  return { member, account: leg?.account ?? null };
}

/**
 * Books a movement of one row in one statement; the row names the account on the other side, which gets the opposite
 * amount. Null if nothing was booked: the member has too little, the key exists already, or `dependsOn` returned no
 * row.
 */
export async function bookSimple(
  db: Db | DbTransaction,
  { guildId, key, kind, reason = '', subject, byId }: Operation,
  { member, account }: SimpleLegs,
  dependsOn?: RawBuilder<unknown>,
): Promise<LedgerPosting | null> {
  const { userId, balance = 0, xp = 0, peerId } = member;
  const held = dependsOn ?? sufficientBalance(guildId, member);
  // A movement that nothing can prevent needs no id in advance; the column default is cheaper.
  const isCertain = key === undefined && held === null;
  // Each part reads from the previous one, so it changes nothing if that returned no row.
  const { rows } = await sql<BookedRow>`${prepared}
    with ${isCertain ? NOTHING : sql`held as (${held ?? sql`select`}), keyed as (${keyedBy(guildId, key, sql`held`)}),`}
    changed as (
      insert into balances as b (guild_id, user_id, balance, xp)
      select ${guildId}::bigint, ${userId}::bigint, ${balance}::bigint, ${xp}::bigint ${isCertain ? NOTHING : sql`from keyed`}
      on conflict (guild_id, user_id) do update set balance = b.balance + excluded.balance, xp = b.xp + excluded.xp
      returning balance, xp
    )
    insert into ledger
      (${isCertain ? NOTHING : sql`id,`} guild_id, user_id, kind, balance, xp, balance_after, xp_after, reason, by_id, account,
        peer_user_id, subject)
    select ${isCertain ? NOTHING : sql`operation_id,`} ${guildId}::bigint, ${userId}::bigint, ${kind}, ${balance}::bigint,
      ${xp}::bigint, balance, xp, ${reason === '' ? null : reason}, ${byId ?? null}::bigint, ${account},
      ${peerId ?? null}::bigint, ${subject ?? null}
    from changed ${isCertain ? NOTHING : sql`, keyed`}
    returning id as "operationId", user_id as "userId", balance_after as balance, xp_after as xp`.execute(db);
  return toPosting(rows);
}

const NOTHING = sql``;

/**
 * Checks that a spender has a row with enough money; null if no check is needed. Other members need not have a row yet.
 */
function sufficientBalance(guildId: string, { userId, balance = 0, floor }: MemberLeg): RawBuilder<unknown> | null {
  if (floor === undefined || balance >= 0) return null;
  return sql`
    select from balances
    where guild_id = ${guildId}::bigint and user_id = ${userId}::bigint and balance + ${balance}::bigint >= ${floor}::bigint
    for update`;
}

/**
 * A statement that locks the members' rows in id order, so that it cannot deadlock; it locks none if fewer than `least`
 * exist. Returns `user_id` and the `balance` as of the lock.
 */
export function lockStatement(guildId: string, userIds: readonly string[], least: number): RawBuilder<unknown> {
  const theirs = sql`guild_id = ${guildId}::bigint and user_id = any(${userIds}::bigint[])`;
  return sql`
    select user_id, balance from balances
    where ${theirs} and (select count(*) from balances where ${theirs}) >= ${least}
    order by user_id for update`;
}

/**
 * SQL that yields a movement id for each row of `allowed`, a table of the same statement; none if the key exists
 * already.
 */
function keyedBy(guildId: string, key: string | undefined, allowed: RawBuilder<unknown>): RawBuilder<unknown> {
  if (key === undefined) return sql`select nextval('ledger_id_seq') as operation_id from ${allowed}`;
  return sql`
    insert into operation_keys (guild_id, key, operation_id)
    select ${guildId}::bigint, ${key}, nextval('ledger_id_seq') from ${allowed}
    on conflict do nothing
    returning operation_id`;
}

/** Null if no row was written. */
function toPosting(rows: readonly BookedRow[]): LedgerPosting | null {
  const [first] = rows;
  if (first === undefined) return null;
  const holdings = new Map(
    rows.map(({ userId, balance, xp }) => [userId, { balance: Number(balance), xp: Number(xp) }]),
  );
  return { outcome: 'posted', operationId: first.operationId, holdings };
}
