import { type RawBuilder, sql } from 'kysely';
import type { DbTransaction } from '../../../database/database.ts';

/** What becomes of many balances: a manager gives, takes or sets for everybody with a role, or all are reset. */
export const MASS_KINDS = ['reset', 'grant', 'fine', 'adjust'] as const;
export type MassKind = (typeof MASS_KINDS)[number];

/** A change of many balances that is under way, or being taken back. */
export interface OpenChange {
  id: string;
  guildId: string;
  kind: MassKind;
  /** How much is given, or taken at most, or left to each; 0 for a reset. */
  amount: string;
  /** Members are done in the order of their ids, up to this one. */
  lastUserId: string;
  startedBy: string;
  reason: string | null;
}

/** Members done in one transaction: few enough that somebody who spends meanwhile hardly waits. */
const STEP_MEMBERS = 2_000;

/** How many members a step did, of them with less than was meant, and the id of the last; null when there was none left. */
export type Step = { done: number; short: number; lastUserId: string } | null;

/** Changes the balances of the members who are next. */
export async function takeNext(tx: DbTransaction, change: OpenChange): Promise<Step> {
  const { id, guildId, kind, amount, lastUserId } = change;
  if (kind === 'reset') {
    const next = sql`
      select user_id from balances where guild_id = ${guildId} and user_id > ${lastUserId}
      order by user_id limit ${STEP_MEMBERS}`;
    return move(tx, change, { kind, next, rowsOf: (range) => leaving(change, range), full: null });
  }
  const next = sql`
    select user_id from mass_change_members where change_id = ${id} and user_id > ${lastUserId}
    order by user_id limit ${STEP_MEMBERS}`;
  const rowsOf = kind === 'adjust' ? leaving : kind === 'grant' ? giving : taking;
  const step = await move(tx, change, {
    kind,
    next,
    rowsOf: (range) => rowsOf(change, range),
    full: kind === 'adjust' ? null : amount,
    makesRows: kind !== 'fine' && amount !== '0',
  });
  if (step !== null) {
    // Whom it came to needs no remembering: the ledger has it.
    await sql`delete from mass_change_members where change_id = ${id} and user_id <= ${step.lastUserId}`.execute(tx);
  }
  return step;
}

/**
 * Brings the next members back to what they had. What was given is taken as far as it is still there. Who was taken off
 * the leaderboard since is left alone.
 */
export function giveBackNext(tx: DbTransaction, change: OpenChange): Promise<Step> {
  const { id, guildId, kind, lastUserId } = change;
  const next = sql`
    select user_id from ledger
    where mass_change_id = ${id} and kind = ${kind} and user_id > ${lastUserId}
    order by user_id limit ${STEP_MEMBERS}`;
  // A reset may have lifted somebody out of a debt, which comes back with the rest.
  const back = kind === 'reset' ? sql`-t.balance` : sql`greatest(-t.balance, -greatest(m.balance, 0))`;

  return move(tx, change, {
    kind: kind === 'reset' ? 'resetUndo' : 'counter',
    next,
    full: null,
    rowsOf: ({ from, upTo }) => sql`
    select m.ctid as row, ${back} as amount, t.account, ${back} <> -t.balance as is_short
    from balances m
    cross join lateral (
      select l.id, l.balance, l.account from ledger l
      where l.mass_change_id = ${id} and l.user_id = m.user_id and l.kind = ${kind} limit 1
    ) t
    cross join lateral (
      select coalesce(bool_or(l.kind = 'removal'), false) as removed from ledger l
      where l.guild_id = ${guildId} and l.user_id = m.user_id and l.id > t.id
    ) since
    where m.guild_id = ${guildId} and m.user_id > ${from} and m.user_id <= ${upTo} and not since.removed
      and abs(m.balance - t.balance) <= ${Number.MAX_SAFE_INTEGER}::bigint`,
  });
}

/** Members by their ids, after the first and up to the last. */
interface Range {
  from: string;
  upTo: string;
}

/** Those of a range whom the change is about. All of the guild, or who had the role when it began. */
const within = ({ guildId, id, kind }: OpenChange, { from, upTo }: Range) => sql`
    m.guild_id = ${guildId} and m.user_id > ${from} and m.user_id <= ${upTo} ${
      kind === 'reset'
        ? sql``
        : sql`and exists (select from mass_change_members c where c.change_id = ${id} and c.user_id = m.user_id)`
    }`;

/**
 * Leaves of what they had when it began so much; what came to them since is theirs. The ledger knows: it is all that was
 * written after the change's own place in it. Who spent since what the change takes has nothing left, and owes nothing. Who
 * was taken off the leaderboard since had that taken already.
 * The change's place is looked up within: told the number, the planner takes few rows to be behind it, and reads all of
 * them for each member. Here and below it is left no choice but to go member by member: the embedded database never
 * counts what its tables hold, and would rather read all of a guild.
 */
const leaving = (change: OpenChange, range: Range) => sql`
    select m.ctid as row, (greatest(${change.amount}::bigint + since.gained, 0) - m.balance)::bigint as amount, null as account,
      false as is_short
    from balances m
    cross join lateral (
      select coalesce(sum(l.balance), 0) as gained, coalesce(bool_or(l.kind = 'removal'), false) as removed
      from ledger l
      where l.guild_id = ${change.guildId} and l.user_id = m.user_id
        and l.id > (select ledger_id from mass_changes where id = ${change.id})
    ) since
    where ${within(change, range)} and not since.removed`;

/** Nobody gets more than a balance may be. */
const giving = (change: OpenChange, range: Range) => sql`
    select m.ctid as row, g.amount, null as account, g.amount < ${change.amount}::bigint as is_short
    from balances m
    cross join lateral (
      select least(${change.amount}::bigint, ${Number.MAX_SAFE_INTEGER}::bigint - m.balance) as amount
    ) g
    where ${within(change, range)}`;

/** Nobody loses more than they have. */
const taking = (change: OpenChange, range: Range) => sql`
    select m.ctid as row, -g.amount as amount, null as account, g.amount < ${change.amount}::bigint as is_short
    from balances m
    cross join lateral (select least(${change.amount}::bigint, greatest(m.balance, 0)) as amount) g
    where ${within(change, range)}`;

interface Move {
  /** Of the rows it writes. */
  kind: MassKind | 'resetUndo' | 'counter';
  /** The ids of the members who are next. */
  next: RawBuilder<unknown>;
  /** What comes to each (row, amount, account, is_short); the account is that of the kind where it names none. */
  rowsOf: (range: Range) => RawBuilder<unknown>;
  /** Members it does not reach had nothing to take. */
  full: string | null;
  /** Members who never had anything get a row. */
  makesRows?: boolean;
}

/**
 * Adds to the balances of the members who are next what the query says, with a row of the ledger each.
 * They are held first, by a statement of its own: the ones after it see whatever they had to wait for.
 */
async function move(tx: DbTransaction, change: OpenChange, parts: Move): Promise<Step> {
  const { kind, next, rowsOf, full, makesRows = false } = parts;
  const { rows } = await sql<{ done: string; lastUserId: string | null }>`
    select count(*) as done, max(user_id) as "lastUserId" from (${next}) members`.execute(tx);
  const [found] = rows;
  if (found === undefined || found.lastUserId === null) return null;

  const range = { from: change.lastUserId, upTo: found.lastUserId };
  if (makesRows) {
    await sql`
      insert into balances (guild_id, user_id)
      select ${change.guildId}::bigint, user_id from (${next}) members order by user_id
      on conflict do nothing`.execute(tx);
  }
  await sql`
    select count(*) from (
      select from balances
      where guild_id = ${change.guildId} and user_id > ${range.from} and user_id <= ${range.upTo}
      order by user_id for update
    ) held`.execute(tx);
  const { rows: counts } = await sql<{ reached: string; short: string }>`
    with amounts as materialized (${rowsOf(range)}),
    changed as (
      update balances b set balance = b.balance + a.amount from amounts a where b.ctid = a.row and a.amount <> 0
      returning b.user_id, a.amount, b.balance, b.xp, a.account
    ),
    written as (
      insert into ledger
        (guild_id, user_id, kind, balance, xp, balance_after, xp_after, by_id, mass_change_id, account, reason)
      select ${change.guildId}::bigint, user_id, ${kind}, amount, 0, balance, xp,
        ${change.startedBy}::bigint, ${change.id}::bigint, coalesce(account, ${accountOf(kind)}), ${change.reason}
      from changed
    )
    select count(*) as reached, count(*) filter (where is_short) as short from amounts`.execute(tx);
  const { reached = '0', short = '0' } = counts[0] ?? {};
  const untouched = full === null ? 0 : Number(found.done) - Number(reached);
  return { done: Number(found.done), short: Number(short) + untouched, lastUserId: found.lastUserId };
}

/** Where what members lose goes, and what they get comes from. */
function accountOf(kind: Move['kind']): RawBuilder<string> {
  if (kind === 'reset') return sql`'sink:reset'`;
  if (kind === 'resetUndo') return sql`'mint:resetUndo'`;
  return sql`case when amount > 0 then 'mint:' else 'sink:' end || ${kind}::text`;
}
