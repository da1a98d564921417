import { sql } from 'kysely';
import type { DbTransaction } from '../../database/database.ts';

/** A reset of all balances that is under way, or being taken back. */
export interface OpenReset {
  id: string;
  guild_id: string;
  last_user_id: string;
  ledger_id: string;
  started_by: string;
}

/** Members done in one transaction: few enough that somebody who spends meanwhile hardly waits. */
const STEP_MEMBERS = 2_000;

/** How many members a step did, and the id of the last; null when there was none left. */
export type Step = { done: number; lastUserId: string } | null;

/**
 * Takes what the next members had when the reset began; what came to them since is theirs. The ledger knows: it is all
 * that was written after the reset's own place in it.
 */
export function takeNext(tx: DbTransaction, reset: OpenReset): Promise<Step> {
  return finish(
    tx,
    sql`
      with members as materialized (
        select user_id, balance from balances
        where guild_id = ${reset.guild_id} and user_id > ${reset.last_user_id}
        order by user_id limit ${STEP_MEMBERS} for update
      ),
      taken as materialized (
        select m.user_id, -(m.balance - (
          select coalesce(sum(l.balance), 0) from ledger l
          where l.guild_id = ${reset.guild_id} and l.user_id = m.user_id and l.id > ${reset.ledger_id}
        ))::bigint as amount
        from members m
      ),
      ${moveAmounts(reset, 'reset')}
      select count(*) as done, max(user_id) as "lastUserId" from members`,
  );
}

/** Gives the next members back what the reset took. Who was taken off the leaderboard since stays off it. */
export function giveBackNext(tx: DbTransaction, reset: OpenReset): Promise<Step> {
  return finish(
    tx,
    sql`
      with members as materialized (
        select user_id, -balance as amount from ledger
        where reset_id = ${reset.id} and kind = 'reset' and user_id > ${reset.last_user_id}
        order by user_id limit ${STEP_MEMBERS}
      ),
      taken as materialized (
        select m.user_id, m.amount from members m
        join balances b on b.guild_id = ${reset.guild_id} and b.user_id = m.user_id
        where abs(b.balance + m.amount) <= ${Number.MAX_SAFE_INTEGER}::bigint
      ),
      ${moveAmounts(reset, 'resetUndo')}
      select count(*) as done, max(user_id) as "lastUserId" from members`,
  );
}

function moveAmounts(reset: OpenReset, kind: 'reset' | 'resetUndo') {
  return sql`changed as (
        update balances b set balance = b.balance + t.amount from taken t
        where b.guild_id = ${reset.guild_id} and b.user_id = t.user_id and t.amount <> 0
        returning b.user_id, t.amount, b.balance, b.xp
      ),
      written as (
        insert into ledger (guild_id, user_id, kind, balance, xp, balance_after, xp_after, by_id, reset_id)
        select ${reset.guild_id}::bigint, user_id, ${kind}, amount, 0, balance, xp,
          ${reset.started_by}::bigint, ${reset.id}::bigint
        from changed
      )`;
}

async function finish(tx: DbTransaction, statement: ReturnType<typeof sql>): Promise<Step> {
  const { rows } = await sql<{ done: string; lastUserId: string | null }>`${statement}`.execute(tx);
  const [row] = rows;
  if (row === undefined || row.lastUserId === null) return null;
  return { done: Number(row.done), lastUserId: row.lastUserId };
}
