import {
  type Direction,
  PEERS_MAX,
  STATEMENT_KINDS,
  type StatementKind,
} from '@perigee/core/economy/statements/schema';
import { sql } from 'kysely';
import type { Db } from '../../../../database/database.ts';
import { type IdRange, idsBetween } from './id-range.ts';
import { type LinkedMovement, linksOf } from './movement-links.ts';
import { isReversible } from './reversible.ts';

/** Filters of a statement; all given ones must match. */
export interface StatementFilters {
  kind?: StatementKind | undefined;
  /** Money received or spent. */
  direction?: Direction | undefined;
  peer?: string | undefined;
  /** First and last day (UTC), `YYYY-MM-DD`, both inclusive. */
  from?: string | undefined;
  to?: string | undefined;
}

/** A movement's effect on one member, with the ids of the others involved. */
export interface MovementRow {
  /** Descending. */
  id: string;
  operationId: string;
  at: Date;
  kind: string;
  subject: string | null;
  peerId: string | null;
  balance: number;
  xp: number;
  balanceAfter: number;
  xpAfter: number;
  reason: string | null;
  byId: string | null;
  commission: number;
  reversal: LinkedMovement | null;
  reverses: LinkedMovement | null;
  isReversible: boolean;
}

interface MemberKey {
  guildId: string;
  userId: string;
}

/** A slice of a statement: at most `limit` rows older than `before`, or newer than `after` (both null: the newest). */
export interface StatementSlice {
  before?: string | null;
  after?: string | null;
  limit: number;
}

/** Reads the statement of one member. */
export interface StatementReader {
  /** Newest first. `isMore` tells whether there are more in the direction read. */
  page(
    member: MemberKey,
    filters: StatementFilters,
    slice: StatementSlice,
  ): Promise<{ movements: MovementRow[]; isMore: boolean }>;
  /** That page with `size` rows, or the last one, and the id that its rows precede; null for the first page. */
  pageUpTo(member: MemberKey, page: { number: number; size: number }): Promise<{ page: number; cursor: string | null }>;
  /** Members they exchanged money with, in id order; at most `PEERS_MAX`. */
  peers(member: MemberKey): Promise<string[]>;
  /** Whether the member has any ledger entries. */
  isKnown(member: MemberKey): Promise<boolean>;
}

export function createStatementReader(db: Db): StatementReader {
  return {
    async page(member, { from, to, ...narrowed }, { before = null, after = null, limit }) {
      const range = await idsBetween(db, member, { from, to, before, after });
      if (range === null) return { movements: [], isMore: false };
      const isBackwards = after !== null;
      const rows = await readRows(db, member, narrowed, { ...range, limit: limit + 1, isBackwards });
      const found = rows.slice(0, limit);
      if (isBackwards) found.reverse();
      return { movements: await withLinks(db, member.guildId, found), isMore: rows.length > limit };
    },

    async pageUpTo({ guildId, userId }, { number, size }) {
      const { rows: counted } = await sql<{ count: string }>`
        select count(*) as count from (
          select 1 from ledger where guild_id = ${guildId} and user_id = ${userId} limit ${number * size}
        ) up_to_page`.execute(db);
      const page = Math.max(1, Math.ceil(Number(counted[0]?.count ?? 0) / size));
      if (page === 1) return { page, cursor: null };
      // The last row of the previous page, found by the index alone.
      const { rows } = await sql<{ id: string }>`
        select id from ledger where guild_id = ${guildId} and user_id = ${userId}
        order by id desc offset ${(page - 1) * size - 1} limit 1`.execute(db);
      return { page, cursor: rows[0]?.id ?? null };
    },

    async peers({ guildId, userId }) {
      // Jumps from one member to the next, so that a thousand transfers to one of them cost no more than one.
      const next = (after: ReturnType<typeof sql>) => sql`
        select peer_user_id as id from ledger
        where guild_id = ${guildId}::bigint and user_id = ${userId}::bigint and peer_user_id > ${after}
        order by peer_user_id limit 1`;
      const { rows } = await sql<{ id: string }>`
        with recursive peers as (
          (${next(sql`0`)})
          union all
          select n.id from peers p cross join lateral (${next(sql`p.id`)}) n
        )
        select id from peers limit ${PEERS_MAX}`.execute(db);
      return rows.map(({ id }) => id);
    },

    async isKnown({ guildId, userId }) {
      const own = db.selectFrom('ledger').select('id').where('guild_id', '=', guildId).where('user_id', '=', userId);
      return (await own.limit(1).executeTakeFirst()) !== undefined;
    },
  };
}

interface LedgerRow extends Record<'balance' | 'xp' | 'balanceAfter' | 'xpAfter', string> {
  id: string;
  operationId: string;
  at: Date;
  kind: string;
  subject: string | null;
  peerId: string | null;
  reason: string | null;
  byId: string | null;
  massChangeId: string | null;
}

const COLUMNS = sql`id, coalesce(operation_id, id) as "operationId", at, kind, subject, peer_user_id as "peerId",
  balance, xp, balance_after as "balanceAfter", xp_after as "xpAfter", reason, by_id as "byId", mass_change_id as "massChangeId"`;

/** The signs an amount can have: received, spent, or zero. */
const SIGNS: Record<Direction | 'any', readonly number[]> = { in: [1], out: [-1], any: [1, 0, -1] };

type PageQuery = IdRange & { limit: number; isBackwards: boolean };

/**
 * The rows of one member between two ids. With filters, it reads the next rows of each kind and sign separately, by an
 * index that has these before the id, so that rare ones cost no more than common ones, however many other rows exist.
 */
async function readRows(
  db: Db,
  { guildId, userId }: MemberKey,
  { kind, direction, peer }: StatementFilters,
  { first, upTo, since, until, limit, isBackwards }: PageQuery,
): Promise<LedgerRow[]> {
  const order = isBackwards ? sql`asc` : sql`desc`;
  const between = sql`id >= ${first}::bigint and id <= ${upTo}::bigint
    and (${since}::timestamptz is null or at >= ${since}::timestamptz)
    and (${until}::timestamptz is null or at < ${until}::timestamptz)`;
  const own = sql`guild_id = ${guildId}::bigint and user_id = ${userId}::bigint`;
  if (kind === undefined && direction === undefined && peer === undefined) {
    const { rows } = await sql<LedgerRow>`
      select ${COLUMNS} from ledger where ${own} and ${between} order by id ${order} limit ${limit}`.execute(db);
    return rows;
  }
  const ofPeer = peer === undefined ? sql`` : sql`and peer_user_id = ${peer}::bigint`;
  const kinds = kind === undefined ? [...STATEMENT_KINDS] : [kind];
  // The order names all columns of the index, so that a planner without statistics prefers no other one.
  const { rows } = await sql<LedgerRow>`
    select n.* from unnest(${kinds}::text[]) as k(kind)
    cross join unnest(${[...SIGNS[direction ?? 'any']]}::float8[]) as s(sign)
    cross join lateral (
      select ${COLUMNS} from ledger
      where ${own} ${ofPeer} and kind = k.kind and sign(balance) = s.sign and ${between}
      order by kind ${order}, sign(balance) ${order}, id ${order} limit ${limit}
    ) n
    order by n.id ${order} limit ${limit}`.execute(db);
  return rows;
}

async function withLinks(db: Db, guildId: string, rows: readonly LedgerRow[]): Promise<MovementRow[]> {
  const links = await linksOf(
    db,
    guildId,
    rows.map(({ operationId }) => operationId),
  );
  return rows.map(({ massChangeId, ...row }) => {
    const { commission, reversal, reverses } = links.get(row.operationId) ?? NO_LINKS;
    return {
      ...row,
      balance: Number(row.balance),
      xp: Number(row.xp),
      balanceAfter: Number(row.balanceAfter),
      xpAfter: Number(row.xpAfter),
      commission,
      reversal,
      reverses,
      isReversible: reversal === null && massChangeId === null && isReversible(row.kind),
    };
  });
}

const NO_LINKS = { commission: 0, reversal: null, reverses: null };
