import { sql } from 'kysely';
import type { DbTransaction } from '../../../../database/database.ts';
import { FIRST_KEY } from './windows.ts';

/**
 * Entries of a new block. Computing a rank costs one step per block and one per entry within a block, so at a million
 * members a thousand of each has the lowest sum (decision 0030).
 */
const BLOCK_SIZE = 1_000;
const BLOCK_MAX = 2 * BLOCK_SIZE;
const BLOCK_MIN = BLOCK_SIZE / 4;

/** Sorts after every possible key. */
const LAST_KEY = { place: '9223372036854775807', userId: '9223372036854775807' };

/** A block: the entries of a board from this key up to the next block's. */
export interface LedgerBlock {
  boardId: number;
  place: string;
  userId: string;
  members: number;
}

/** Splits changed blocks that grew too large, and merges those that became too small into the previous one. */
export async function tidyBlocks(tx: DbTransaction, changed: readonly LedgerBlock[]): Promise<void> {
  for (const block of changed) {
    if (block.members > BLOCK_MAX) await cut(tx, block);
    else if (block.members < BLOCK_MIN && block.place !== FIRST_KEY.place) await join(tx, block);
  }
}

async function cut(tx: DbTransaction, { boardId, place, userId, members }: LedgerBlock): Promise<void> {
  const next = await sql<Pick<LedgerBlock, 'place' | 'userId'>>`
    select place, user_id as "userId" from board_blocks
    where board_id = ${boardId} and (place, user_id) > (${place}::bigint, ${userId}::bigint)
    order by place, user_id limit 1`.execute(tx);
  const end = next.rows[0] ?? LAST_KEY;
  const parts = Math.ceil(members / BLOCK_SIZE);

  await sql`
    with entries as (
      select e.place, e.user_id, row_number() over (order by e.place, e.user_id) - 1 as number
      from board_entries e
      where e.board_id = ${boardId} and (e.place, e.user_id) >= (${place}::bigint, ${userId}::bigint)
        and (e.place, e.user_id) < (${end.place}::bigint, ${end.userId}::bigint)
    ),
    cuts as (
      select number * ${parts} / ${members} as part, count(*)::integer as members, min(number) as first
      from entries group by 1
    ),
    shortened as (
      update board_blocks b set members = c.members from cuts c
      where c.part = 0 and b.board_id = ${boardId} and b.place = ${place} and b.user_id = ${userId}
    )
    insert into board_blocks (board_id, place, user_id, members)
    select ${boardId}::integer, e.place, e.user_id, c.members
    from cuts c join entries e on e.number = c.first where c.part > 0`.execute(tx);
}

async function join(tx: DbTransaction, { boardId, place, userId }: LedgerBlock): Promise<void> {
  await sql`
    with gone as (
      delete from board_blocks b
      where b.board_id = ${boardId} and b.place = ${place} and b.user_id = ${userId}
      returning b.members
    ),
    before as (
      select k.place, k.user_id from board_blocks k
      where k.board_id = ${boardId} and (k.place, k.user_id) < (${place}::bigint, ${userId}::bigint)
      order by k.place desc, k.user_id desc limit 1
    )
    update board_blocks b set members = b.members + gone.members
    from gone, before
    where b.board_id = ${boardId} and b.place = before.place and b.user_id = before.user_id`.execute(tx);
}
