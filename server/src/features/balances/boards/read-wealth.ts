import type { WealthRun } from '@perigee/core/economy-health/distribution';
import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import { FIRST_KEY } from './windows.ts';

/** What the members on the leaderboard have, in runs from the richest on. */
export interface ReadWealth {
  runs: WealthRun[];
  /** By how much the totals of all runs together may be wrong at most, in money. */
  error: number;
}

/** Blocks whose entries are read one by one: of a larger board those that could be furthest off, some 10 ms of work. */
const BLOCKS_READ = 12;

/** Runs that a board is told in whose entries are all read. */
const RUNS = 1_000;

interface Block {
  place: string;
  userId: string;
  members: number;
  most: number | null;
  least: number | null;
}

/** Reads what all members have from the board of balances, at most one step behind the ledger; debts count as nothing. */
export async function readWealth(db: Db, guildId: string): Promise<ReadWealth> {
  const blocks = await readBlocks(db, guildId);
  if (blocks.length <= BLOCKS_READ) return { runs: await readAll(db, guildId), error: 0 };

  const read = new Set(
    blocks.toSorted((one, other) => uncertaintyOf(other) - uncertaintyOf(one)).slice(0, BLOCKS_READ),
  );
  const totals = await readTotals(db, guildId, [...read]);
  let error = 0;
  const runs = blocks.map((block) => {
    const { members, most, least } = { ...block, ...totals.get(block.place + block.userId) };
    const [upper, lower] = [Math.max(0, most ?? 0), Math.max(0, least ?? 0)];
    const exact = totals.get(block.place + block.userId)?.total;
    if (exact === undefined) error += uncertaintyOf(block);
    return { members, most: upper, least: lower, total: exact ?? (members * (upper + lower)) / 2 };
  });
  return { runs, error };
}

/** How far the total of a block can be from the middle of what it may be. */
function uncertaintyOf({ members, most, least }: Block): number {
  if (most === null || least === null) return Number.POSITIVE_INFINITY;
  return (members * (Math.max(0, most) - Math.max(0, least))) / 2;
}

const boardOf = (guildId: string) =>
  sql`(select id from boards where guild_id = ${guildId} and sort = 'balance' and period = 'all')`;

async function readBlocks(db: Db, guildId: string): Promise<Block[]> {
  const { rows } = await sql<Record<'place' | 'userId', string> & { next: string | null; members: number }>`
    select place, user_id as "userId", members, lead(place) over (order by place, user_id) as next
    from board_blocks where board_id = ${boardOf(guildId)}
    order by place, user_id`.execute(db);
  return rows.map(({ place, userId, next, members }) => ({
    place,
    userId,
    members,
    most: place === FIRST_KEY.place ? null : -Number(place),
    least: next === null ? null : -Number(next),
  }));
}

/** Every entry, in runs of as many members each; of a small board each member is one. */
async function readAll(db: Db, guildId: string): Promise<WealthRun[]> {
  const { rows } = await sql<Record<keyof WealthRun, string>>`
    select count(*) as members, max(value) as most, min(value) as least, sum(value) as total
    from (
      select greatest(-place, 0) as value, ntile(${RUNS}::integer) over (order by place, user_id) as run
      from board_entries where board_id = ${boardOf(guildId)}
    ) entries
    group by run order by run`.execute(db);
  return rows.map(({ members, most, least, total }) => ({
    members: Number(members),
    most: Number(most),
    least: Number(least),
    total: Number(total),
  }));
}

/** Of these blocks what their entries add up to, and the largest and the smallest, by the blocks' keys. */
async function readTotals(db: Db, guildId: string, blocks: readonly Block[]) {
  const { rows } = await sql<Record<'key' | 'most' | 'least' | 'total', string>>`
    select k.place || k.user_id::text as key, -min(e.place) as most, -max(e.place) as least,
      sum(greatest(-e.place, 0)) as total
    from unnest(
      ${blocks.map(({ place }) => place)}::bigint[], ${blocks.map(({ userId }) => userId)}::bigint[]
    ) as k (place, user_id)
    left join lateral (
      select place, user_id from board_blocks n
      where n.board_id = ${boardOf(guildId)} and (n.place, n.user_id) > (k.place, k.user_id)
      order by n.place, n.user_id limit 1
    ) next on true
    join lateral (
      select place from board_entries e
      where e.board_id = ${boardOf(guildId)} and (e.place, e.user_id) >= (k.place, k.user_id)
        and (e.place, e.user_id) < (coalesce(next.place, ${LAST}::bigint), coalesce(next.user_id, ${LAST}::bigint))
    ) e on true
    group by k.place, k.user_id`.execute(db);
  return new Map(
    rows.map(({ key, most, least, total }) => [
      key,
      { most: Number(most), least: Number(least), total: Number(total) },
    ]),
  );
}

/** After every key there can be. */
const LAST = '9223372036854775807';
