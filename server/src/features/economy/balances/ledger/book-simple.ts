import { type RawBuilder, sql } from 'kysely';
import type { Db, DbTransaction } from '../../../../database/database.ts';
import { prepared } from '../../../../database/prepared.ts';
import type { Account } from './accounts.ts';
import { type BookedRow, toPosting } from './booked-row.ts';
import { keyedBy } from './keyed-by.ts';
import type { MemberLeg, Operation, LedgerPosting } from './operation.ts';

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
  return rows.length === 0 ? null : toPosting(rows);
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
