import { type RawBuilder, sql } from 'kysely';
import type { DbTransaction } from '../../database/database.ts';
import type { Account } from './accounts.ts';

/** A reset of all balances that is under way, or being taken back. */
export interface OpenReset {
  id: string;
  guildId: string;
  /** Members are done in the order of their ids, up to this one. */
  lastUserId: string;
  startedBy: string;
}

/** Members done in one transaction: few enough that somebody who spends meanwhile hardly waits. */
const STEP_MEMBERS = 2_000;

/** Where what members lose goes, and what they get back comes from. */
const ACCOUNTS = { reset: 'sink:reset', resetUndo: 'mint:resetUndo' } as const satisfies Record<string, Account>;

/** How many members a step did, and the id of the last; null when there was none left. */
export type Step = { done: number; lastUserId: string } | null;

/**
 * Takes what the next members had when the reset began; what came to them since is theirs. The ledger knows: it is all
 * that was written after the reset's own place in it. Who was taken off the leaderboard since had that taken already.
 */
export function takeNext(tx: DbTransaction, reset: OpenReset): Promise<Step> {
  const next = sql`
    select user_id from balances where guild_id = ${reset.guildId} and user_id > ${reset.lastUserId}
    order by user_id limit ${STEP_MEMBERS}`;

  // The reset's place is looked up within: told the number, the planner takes few rows to be behind it, and reads all of
  // them for each member. Here and below it is left no choice but to go member by member: the embedded database never
  // counts what its tables hold, and would rather read all of a guild.
  return move(
    tx,
    reset,
    'reset',
    next,
    ({ from, upTo }) => sql`
    select m.ctid as row, -(m.balance - since.gained)::bigint as amount
    from balances m
    cross join lateral (
      select coalesce(sum(l.balance), 0) as gained, coalesce(bool_or(l.kind = 'removal'), false) as removed
      from ledger l
      where l.guild_id = ${reset.guildId} and l.user_id = m.user_id
        and l.id > (select ledger_id from balance_resets where id = ${reset.id})
    ) since
    where m.guild_id = ${reset.guildId} and m.user_id > ${from} and m.user_id <= ${upTo} and not since.removed`,
  );
}

/** Gives the next members back what the reset took. Who was taken off the leaderboard since gets nothing. */
export function giveBackNext(tx: DbTransaction, reset: OpenReset): Promise<Step> {
  const next = sql`
    select user_id from ledger
    where reset_id = ${reset.id} and kind = 'reset' and user_id > ${reset.lastUserId}
    order by user_id limit ${STEP_MEMBERS}`;

  return move(
    tx,
    reset,
    'resetUndo',
    next,
    ({ from, upTo }) => sql`
    select m.ctid as row, -t.balance as amount
    from balances m
    cross join lateral (
      select l.id, l.balance from ledger l
      where l.reset_id = ${reset.id} and l.user_id = m.user_id and l.kind = 'reset' limit 1
    ) t
    cross join lateral (
      select coalesce(bool_or(l.kind = 'removal'), false) as removed from ledger l
      where l.guild_id = ${reset.guildId} and l.user_id = m.user_id and l.id > t.id
    ) since
    where m.guild_id = ${reset.guildId} and m.user_id > ${from} and m.user_id <= ${upTo} and not since.removed
      and abs(m.balance - t.balance) <= ${Number.MAX_SAFE_INTEGER}::bigint`,
  );
}

/** Members by their ids, after the first and up to the last. */
interface Range {
  from: string;
  upTo: string;
}

/**
 * Adds to the balances of the members who are next what the query says (row, amount), with a row of the ledger each.
 * They are held first, by a statement of its own: the ones after it see whatever they had to wait for.
 */
async function move(
  tx: DbTransaction,
  reset: OpenReset,
  kind: 'reset' | 'resetUndo',
  next: RawBuilder<unknown>,
  amountsOf: (range: Range) => RawBuilder<unknown>,
): Promise<Step> {
  const { rows } = await sql<{ done: string; lastUserId: string | null }>`
    select count(*) as done, max(user_id) as "lastUserId" from (${next}) members`.execute(tx);
  const [found] = rows;
  if (found === undefined || found.lastUserId === null) return null;

  const range = { from: reset.lastUserId, upTo: found.lastUserId };
  await sql`
    select count(*) from (
      select from balances
      where guild_id = ${reset.guildId} and user_id > ${range.from} and user_id <= ${range.upTo}
      order by user_id for update
    ) held`.execute(tx);
  await sql`
    with amounts as materialized (${amountsOf(range)}),
    changed as (
      update balances b set balance = b.balance + a.amount from amounts a where b.ctid = a.row and a.amount <> 0
      returning b.user_id, a.amount, b.balance, b.xp
    )
    insert into ledger (guild_id, user_id, kind, balance, xp, balance_after, xp_after, by_id, reset_id, account)
    select ${reset.guildId}::bigint, user_id, ${kind}, amount, 0, balance, xp,
      ${reset.startedBy}::bigint, ${reset.id}::bigint, ${ACCOUNTS[kind]}
    from changed`.execute(tx);
  return { done: Number(found.done), lastUserId: found.lastUserId };
}
