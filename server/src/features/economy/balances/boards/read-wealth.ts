import type { WealthRun } from '@perigee/core/insights/economy-health/distribution';
import { sql } from 'kysely';
import type { Db } from '../../../../database/database.ts';
import { FIRST_KEY } from './windows.ts';

/** The balances of the members on the leaderboard, in runs from the richest on. */
export interface ReadWealth {
  runs: WealthRun[];
  /** The most by which the totals of all runs together may be off, in money. */
  error: number;
}

/** Blocks whose entries are read: on a larger board, those with the largest possible error, about 10 ms of work. */
const BLOCKS_READ = 12;

/** Number of runs for a board whose entries are all read. */
const RUNS = 1_000;

interface Block {
  place: string;
  userId: string;
  members: number;
  most: number | null;
  least: number | null;
}

/** Reads all balances from the balance board, which is at most one step behind the ledger. Debts count as zero. */
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

/** The largest possible distance of a block's total from the middle of its range. */
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

/** All entries, in runs of equal size; on a small board each member is a run of their own. */
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

/** The total, the largest and the smallest value of the entries of these blocks, by block key. */
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

/** Sorts after every possible key. */
const LAST = '9223372036854775807';
