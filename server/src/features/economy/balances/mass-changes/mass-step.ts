import { type RawBuilder, sql } from 'kysely';
import type { DbTransaction } from '../../../../database/database.ts';

/** What happens to many balances: a manager gives, takes or sets for everybody with a role, or all are reset. */
export const MASS_KINDS = ['reset', 'grant', 'fine', 'adjust'] as const;
export type MassKind = (typeof MASS_KINDS)[number];

/** A change of many balances that is running or being undone. */
export interface OpenChange {
  id: string;
  guildId: string;
  kind: MassKind;
  /** The amount to give, to take at most, or to leave to each member; 0 for a reset. */
  amount: string;
  /** Members are processed in id order; this is the last one done. */
  lastUserId: string;
  startedBy: string;
  reason: string | null;
}

/** Members per transaction: few enough that somebody spending meanwhile hardly waits. */
const STEP_MEMBERS = 2_000;

/**
 * The number of members processed, how many of them got or lost less than intended, and the last id; null if none was
 * left.
 */
export type Step = { done: number; short: number; lastUserId: string } | null;

/** Changes the balances of the next members. */
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
    // Those who were changed need not be remembered: the ledger has them.
    await sql`delete from mass_change_members where change_id = ${id} and user_id <= ${step.lastUserId}`.execute(tx);
  }
  return step;
}

/**
 * Restores the balances of the next members. What was given is taken back as far as they still have it. Members taken
 * off the leaderboard since are left alone.
 */
export function giveBackNext(tx: DbTransaction, change: OpenChange): Promise<Step> {
  const { id, guildId, kind, lastUserId } = change;
  const next = sql`
    select user_id from ledger
    where mass_change_id = ${id} and kind = ${kind} and user_id > ${lastUserId}
    order by user_id limit ${STEP_MEMBERS}`;
  // A reset may have cleared a debt, which comes back with the rest.
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

/** Members by id: `from` is exclusive, `upTo` inclusive. */
interface Range {
  from: string;
  upTo: string;
}

/** The members of a range that the change is about: all of the guild, or those listed for the role. */
const within = ({ guildId, id, kind }: OpenChange, { from, upTo }: Range) => sql`
    m.guild_id = ${guildId} and m.user_id > ${from} and m.user_id <= ${upTo} ${
      kind === 'reset'
        ? sql``
        : sql`and exists (select from mass_change_members c where c.change_id = ${id} and c.user_id = m.user_id)`
    }`;

/**
 * Leaves each member `amount` of what they had when the change began; what they gained since is theirs. The ledger
 * tells: these are all rows after the change's own position in it. A member who has since spent what the change takes
 * is left with nothing, and owes nothing. Members taken off the leaderboard since had everything taken already.
 * The change's position is looked up in a subquery: given the number, the planner expects few rows after it, and reads
 * all of them for each member. Here and below, the query leaves it no choice but to go member by member: the embedded
 * database gathers no table statistics, and would rather read all of a guild.
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

/** Nobody gets more than the maximum balance. */
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
  /** The kind of the ledger rows. */
  kind: MassKind | 'resetUndo' | 'counter';
  /** The ids of the next members. */
  next: RawBuilder<unknown>;
  /** The change per member (row, amount, account, is_short). Without an account, that of the kind is used. */
  rowsOf: (range: Range) => RawBuilder<unknown>;
  /** If not null, members not in `rowsOf` count as short: they had nothing to take. */
  full: string | null;
  /** Inserts balance rows for members without one. */
  makesRows?: boolean;
}

/**
 * Changes the balances of the next members as `rowsOf` says, with a ledger row each. Rows are locked first in a
 * statement of their own, so that later statements see whatever was committed while waiting.
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

/** The account that members' losses go to and gains come from. */
function accountOf(kind: Move['kind']): RawBuilder<string> {
  if (kind === 'reset') return sql`'sink:reset'`;
  if (kind === 'resetUndo') return sql`'mint:resetUndo'`;
  return sql`case when amount > 0 then 'mint:' else 'sink:' end || ${kind}::text`;
}
