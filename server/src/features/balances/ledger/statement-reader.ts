import { type Direction, PEERS_MAX, STATEMENT_KINDS, type StatementKind } from '@perigee/core/statements/schema';
import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import { type IdRange, idsBetween } from './id-range.ts';
import { type LinkedMovement, linksOf } from './movement-links.ts';
import { isReversible } from './reversible.ts';

/** What a statement is narrowed to; everything given has to hold. */
export interface StatementFilters {
  kind?: StatementKind | undefined;
  /** Money that came, or went. */
  direction?: Direction | undefined;
  peer?: string | undefined;
  /** First and last day, UTC, `YYYY-MM-DD`, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

/** What a movement did to one member, with the ids of the others it was about. */
export interface MovementRow {
  /** Falls from newer to older. */
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

/** A part of a statement: rows older than `before`, or newer than `after` (null both: the newest), at most so many. */
export interface StatementSlice {
  before?: string | null;
  after?: string | null;
  limit: number;
}

/** What the ledger says of one member. */
export interface StatementReader {
  /** From newer to older. `isMore` says whether there are further ones in the direction that was read. */
  page(
    member: MemberKey,
    filters: StatementFilters,
    slice: StatementSlice,
  ): Promise<{ movements: MovementRow[]; isMore: boolean }>;
  /** Where the numbered page of so many rows begins: the id before which its rows are; null where there is none. */
  cursorOf(member: MemberKey, page: { number: number; size: number }): Promise<string | null>;
  /** Whom they gave money to or got it from, in the order of the ids; at most `PEERS_MAX`. */
  peers(member: MemberKey): Promise<string[]>;
  /** Whether anything was ever written of them. */
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

    async cursorOf({ guildId, userId }, { number, size }) {
      // One row further than the page before: by the index alone.
      const { rows } = await sql<{ id: string }>`
        select id + 1 as id from ledger where guild_id = ${guildId} and user_id = ${userId}
        order by id desc offset ${(number - 1) * size} limit 1`.execute(db);
      return rows[0]?.id ?? null;
    },

    async peers({ guildId, userId }) {
      // From one member to the next, so that a thousand transfers to one of them cost no more than one.
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

/** Every sign money has: it came, it went, or there was none of it. */
const SIGNS: Record<Direction | 'any', readonly number[]> = { in: [1], out: [-1], any: [1, 0, -1] };

type Reading = IdRange & { limit: number; isBackwards: boolean };

/**
 * The rows of one member between two ids. Narrowed, it looks for the next ones of each kind and sign by themselves, in an
 * index that has these before the ids: what is rare costs no more than what is common, however much else there is.
 */
async function readRows(
  db: Db,
  { guildId, userId }: MemberKey,
  { kind, direction, peer }: StatementFilters,
  { first, upTo, since, until, limit, isBackwards }: Reading,
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
  // The order names the whole index, so that no other seems as good to a planner that knows nothing of the rows yet.
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
