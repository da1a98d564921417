import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '../../../database/database.ts';
import { repeat } from '../../../process/repeat.ts';

/** The first place where the books do not balance. */
export interface BooksDifference {
  guildId: string;
  /** Which sum is wrong: all accounts of the server, a member's balance, or the legs of one movement. */
  of: 'server' | 'member' | 'operation';
  /** The id of the member or movement; null for a server. */
  id: string | null;
  /** The difference in the server's money and in experience; the latter only for a member. */
  balance: number;
  xp: number;
}

/** The result of a check. */
export interface BooksReport {
  guilds: number;
  difference: BooksDifference | null;
}

/** Checks all books, one server at a time, as accounts of different servers are independent. Read-only. */
export async function checkBooks(db: Db): Promise<BooksReport> {
  let [guilds, after] = [0, '0'];
  for (;;) {
    const guildId = await nextGuild(db, after);
    if (guildId === null) return { guilds, difference: null };
    const difference = await checkGuild(db, guildId);
    guilds += 1;
    if (difference !== null) return { guilds, difference };
    after = guildId;
  }
}

async function nextGuild(db: Db, after: string): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`
    select min(id) as id from (
      (select guild_id as id from balances where guild_id > ${after} order by guild_id limit 1)
      union all (select guild_id from ledger where guild_id > ${after} order by guild_id limit 1)
      union all (select guild_id from account_entries where guild_id > ${after} order by guild_id limit 1)
    ) guilds`.execute(db);
  return rows[0]?.id ?? null;
}

/** The first difference in the books of one server. A single statement, so that it sees one snapshot. */
export async function checkGuild(db: Db, guildId: string): Promise<BooksDifference | null> {
  const { rows } = await sql<Record<'of' | 'balance' | 'xp', string> & { id: string | null }>`
    with rows as materialized (
      select user_id, account, operation_id, balance, xp from ledger where guild_id = ${guildId}
    ),
    accounts as materialized (
      select operation_id, amount from account_entries where guild_id = ${guildId}
    ),
    legs as (
      select operation_id, balance as amount from rows where operation_id is not null
      union all select operation_id, amount from accounts
      where operation_id in (select operation_id from rows where operation_id is not null)
    ),
    members as (select user_id, sum(balance) as balance, sum(xp) as xp from rows group by user_id),
    differences as (
      select 1 as place, 'operation' as of, operation_id as id, sum(amount) as balance, 0 as xp
      from legs group by operation_id having sum(amount) <> 0
      union all
      select 2, 'member', coalesce(m.user_id, b.user_id),
        coalesce(m.balance, 0) - coalesce(b.balance, 0), coalesce(m.xp, 0) - coalesce(b.xp, 0)
      from members m
      full join (select user_id, balance, xp from balances where guild_id = ${guildId}) b using (user_id)
      where coalesce(m.balance, 0) <> coalesce(b.balance, 0) or coalesce(m.xp, 0) <> coalesce(b.xp, 0)
      union all
      select 3, 'server', null, total, 0 from (
        select coalesce((select sum(balance) from rows where account is null), 0) + coalesce((select sum(amount) from accounts), 0) as total
      ) t where total <> 0
    )
    select of, id, balance, xp from differences order by place, id limit 1`.execute(db);
  const [found] = rows;
  if (found === undefined) return null;
  const of = found.of === 'operation' || found.of === 'member' ? found.of : 'server';
  return { guildId, of, id: found.id, balance: Number(found.balance), xp: Number(found.xp) };
}

/** Pause between two checks of all books, in milliseconds: a day. */
const PAUSE_MS = 24 * 60 * 60 * 1000;

/** Checks once a day that the books balance, and logs an error if they do not. Returns a function that stops it. */
export function watchBooks(db: Db, log: Logger): () => Promise<void> {
  return repeat({
    pauseMs: PAUSE_MS,
    log,
    failure: 'failed to check ledger',
    work: async () => {
      const { guilds, difference } = await checkBooks(db);
      if (difference === null) log.debug({ guilds }, 'ledger is balanced');
      else log.error({ difference }, 'ledger is unbalanced, run `npm run books` for details');
      return false;
    },
  });
}
