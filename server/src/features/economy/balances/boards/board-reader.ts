import { LEADERBOARD_PAGE, type BoardPeriod, type RankedValue } from '@perigee/core/economy/leaderboard/schema';
import { sql } from 'kysely';
import type { Db } from '../../../../database/database.ts';
import { FIRST_KEY } from './windows.ts';
import { onlyRow } from '../../../../database/only-row.ts';

/** Identifies a ranking of a guild; its window is the one that contains the present. */
export interface BoardKey {
  guildId: string;
  sort: RankedValue;
  period: BoardPeriod;
}

/** A member on a board. */
export interface RankedRow {
  userId: string;
  number: number;
  balance: number;
  xp: number;
}

/** Reads ranks from the boards, which are at most one step behind the ledger. */
export interface BoardReader {
  /** A page (counted from 1) and the number of members; empty beyond the last page. */
  page(key: BoardKey & { page: number }): Promise<{ members: number; ranked: RankedRow[] }>;
  /** All members from the best down, in chunks. */
  all(key: BoardKey): AsyncIterable<RankedRow[]>;
  /** Null for a member who is not on the board. */
  rankOf(key: BoardKey & { userId: string }): Promise<RankedRow | null>;
}

/** Members per chunk when all are read. */
const CHUNK = 1_000;

interface Row {
  userId: string;
  number: string;
  value: string;
  other: string | null;
}

export function createBoardReader(db: Db): BoardReader {
  return {
    page: (key) => readPage(db, key),
    all: (key) => readAll(db, key),
    rankOf: (key) => readRank(db, key),
  };
}

async function readPage(db: Db, { page, ...key }: BoardKey & { page: number }) {
  const offset = (page - 1) * LEADERBOARD_PAGE;
  const { rows } = await sql<Row & { members: string }>`
    with board as (${boardOf(key, key.sort)}),
    other as (${boardOf(key, otherOf(key.sort))}),
    blocks as (
      select place, user_id, members, sum(members) over (order by place, user_id) as upto
      from board_blocks where board_id = (select id from board)
    ),
    start as (
      select place, user_id, upto - members as before from blocks
      where upto > ${offset}::bigint order by place, user_id limit 1
    )
    select e.user_id as "userId", ${offset}::bigint + row_number() over (order by e.place, e.user_id) as number, -e.place as value,
      -o.place as other, (select coalesce(max(upto), 0) from blocks) as members
    from start
    cross join lateral (
      select place, user_id from board_entries
      where board_id = (select id from board) and (place, user_id) >= (start.place, start.user_id)
      order by place, user_id offset ${offset}::bigint - start.before limit ${LEADERBOARD_PAGE}
    ) e
    left join board_entries o on o.board_id = (select id from other) and o.user_id = e.user_id
    order by e.place, e.user_id`.execute(db);
  return {
    members: rows[0] ? Number(rows[0].members) : await countMembers(db, key),
    ranked: rows.map(asRanked(key.sort)),
  };
}

async function readRank(db: Db, { userId, ...key }: BoardKey & { userId: string }): Promise<RankedRow | null> {
  const { rows } = await sql<Row>`
    with board as (${boardOf(key, key.sort)}),
    other as (${boardOf(key, otherOf(key.sort))}),
    mine as (select place, user_id from board_entries where board_id = (select id from board) and user_id = ${userId}),
    start as (
      select b.place, b.user_id from mine, board_blocks b
      where b.board_id = (select id from board) and (b.place, b.user_id) <= (mine.place, mine.user_id)
      order by b.place desc, b.user_id desc limit 1
    )
    select mine.user_id as "userId", -mine.place as value, -o.place as other, 1 + (
      select coalesce(sum(b.members), 0) from board_blocks b
      where b.board_id = (select id from board) and (b.place, b.user_id) < (start.place, start.user_id)
    ) + (
      select count(*) from board_entries e
      where e.board_id = (select id from board) and (e.place, e.user_id) >= (start.place, start.user_id)
        and (e.place, e.user_id) < (mine.place, mine.user_id)
    ) as number
    from mine, start
    left join board_entries o on o.board_id = (select id from other) and o.user_id = ${userId}`.execute(db);
  return rows.map(asRanked(key.sort))[0] ?? null;
}

/** Continues in board order after the last chunk. Members who move meanwhile may appear twice or not at all. */
async function* readAll(db: Db, key: BoardKey): AsyncGenerator<RankedRow[]> {
  let last: Pick<Row, 'userId'> & { place: string } = FIRST_KEY;
  let number = 0;
  for (;;) {
    const { rows } = await sql<Pick<Row, 'userId' | 'other'> & { place: string }>`
      select e.place, e.user_id as "userId", -o.place as other from board_entries e
      left join board_entries o on o.board_id = (${boardOf(key, otherOf(key.sort))}) and o.user_id = e.user_id
      where e.board_id = (${boardOf(key, key.sort)})
        and (e.place, e.user_id) > (${last.place}::bigint, ${last.userId}::bigint)
      order by e.place, e.user_id limit ${CHUNK}`.execute(db);
    const end = rows.at(-1);
    if (end === undefined) return;
    last = end;
    yield rows.map(({ place, userId, other }) =>
      asRanked(key.sort)({ userId, number: String(++number), value: String(-BigInt(place)), other }),
    );
  }
}

const otherOf = (sort: RankedValue): RankedValue => (sort === 'xp' ? 'balance' : 'xp');

function boardOf({ guildId, period }: BoardKey, sort: RankedValue) {
  return sql`select id from boards
    where guild_id = ${guildId} and sort = ${sort} and period = ${period} and starts_at <= now() and ends_at > now()`;
}

async function countMembers(db: Db, key: BoardKey): Promise<number> {
  const counted = await sql<{ members: string }>`
    select coalesce(sum(members), 0) as members from board_blocks
    where board_id = (${boardOf(key, key.sort)})`.execute(db);
  return Number(onlyRow(counted).members);
}

function asRanked(sort: RankedValue) {
  return ({ userId, number, value, other }: Row): RankedRow => {
    const [mine, theirs] = [Number(value), Number(other ?? 0)];
    const [balance, xp] = sort === 'balance' ? [mine, theirs] : [theirs, mine];
    return { userId, number: Number(number), balance, xp };
  };
}
