import { sql } from 'kysely';
import type { Db } from '../../server/src/database/database.ts';

/** People have consecutive ids from here on. */
const FIRST_MEMBER = 5_000_000_000_000_000_000n;
export const memberId = (number: number) => String(FIRST_MEMBER + BigInt(number));

/** A member with a tenth of all rows; the others share the rest. */
export const BUSY = memberId(0);
/** A member with the same few rows in a large guild as in a small one. */
export const QUIET = memberId(1_000_000);

const MEMBERS = 1_000;
const CHUNK = 200_000;
/** The period over which the rows are spread, in days. */
export const DAYS = 700;

/**
 * Adds ledger rows to a guild: mostly XP for messages, some work and transfers, few purchases, and three edits long
 * ago. Indices are built afterwards, since maintaining them would take most of the time.
 */
export async function fill(db: Db, guildId: string, rows: number): Promise<void> {
  for (let first = 1; first <= rows; first += CHUNK) {
    await write(db, guildId, { first, last: Math.min(first + CHUNK - 1, rows), rows });
  }
  await sql`
    insert into ledger (guild_id, user_id, kind, balance, xp, balance_after, xp_after, account)
    select ${guildId}::bigint, ${QUIET}::bigint, 'work', 5, 0, n * 5, 0, 'mint:work' from generate_series(1, 10) n`.execute(
    db,
  );
  await sql`
    insert into balances (guild_id, user_id, balance, xp)
    select guild_id, user_id, sum(balance), sum(xp) from ledger where guild_id = ${guildId}::bigint
    group by guild_id, user_id`.execute(db);
  await sql`
    insert into member_names (guild_id, user_id, username)
    select guild_id, user_id, 'member_' || user_id from balances where guild_id = ${guildId}::bigint`.execute(db);
  await sql`update board_progress set tx = pg_current_xact_id()`.execute(db);
}

async function write(db: Db, guildId: string, { first, last, rows }: Record<'first' | 'last' | 'rows', number>) {
  await sql`
    insert into ledger
      (guild_id, user_id, at, kind, balance, xp, balance_after, xp_after, account, peer_user_id, operation_id)
    select ${guildId}::bigint, ${String(FIRST_MEMBER)}::bigint + member,
      now() - (${rows}::integer - n) * ${DAYS / rows}::float8 * interval '1 day',
      kind, balance, case when kind = 'messageXp' then 3 else 0 end, n, n,
      case when kind <> 'pay' then 'mint:' || kind end,
      case when kind = 'pay' then ${String(FIRST_MEMBER)}::bigint + 1 + (n / 7) % ${MEMBERS}::integer end,
      case when kind = 'pay' then n end
    from (
      select n, case when n % 10 = 0 then 0 else 1 + n % ${MEMBERS}::integer end as member, kind,
        case kind when 'messageXp' then 0 when 'work' then 7 when 'edit' then 1 when 'buy' then -9 else 3 - (n / 10) % 7 end as balance
      from (
        select n,
          case when n in (10, 20, 30) then 'edit' when (n / 10) % 10 < 7 then 'messageXp' when (n / 10) % 10 < 9 then 'work'
            when (n / 100) % 10 = 0 then 'buy' else 'pay' end as kind
        from generate_series(${first}::integer, ${last}::integer) n
      ) kinds
    ) given`.execute(db);
}
