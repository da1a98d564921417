import { sql } from 'kysely';
import type { DbTransaction } from '../../database/database.ts';
import type { Block } from './tidy-blocks.ts';

/**
 * Brings the ledger's rows of these transactions into the boards, all of them in one statement: what each member gained
 * is added to their entry, and every entry that moved is counted out of one block and into another. Entries are found once
 * and changed where they lie, as nobody else writes here meanwhile.
 * Every member of a board is in the board of the other sort as well, be it with nothing. Answers the blocks that changed.
 */
export async function applyChanges(tx: DbTransaction, from: string, upTo: string): Promise<Block[]> {
  const { rows } = await sql<Block>`
    with rows as materialized (
      select l.guild_id, l.user_id, l.at, l.kind not in ('reset', 'resetUndo') as in_season, l.balance, l.xp
      from ledger l
      where l.tx >= ${from}::xid8 and l.tx < ${upTo}::xid8
        and not exists (select from hidden_members h where h.guild_id = l.guild_id and h.user_id = l.user_id)
    ),
    changes as materialized (
      select b.id as board_id, r.user_id, sum(case b.sort when 'balance' then r.balance else r.xp end)::bigint as gain
      from rows r
      join boards b on b.guild_id = r.guild_id and r.at >= b.starts_at and r.at < b.ends_at
      where b.period = 'all' or r.in_season
      group by b.id, r.user_id
    ),
    found as materialized (
      select c.board_id, c.user_id, c.gain, e.ctid as row, e.place
      from changes c left join board_entries e using (board_id, user_id)
    ),
    moved as (
      update board_entries e set place = f.place - f.gain from found f where e.ctid = f.row and f.gain <> 0
    ),
    entered as (
      insert into board_entries (board_id, user_id, place) select board_id, user_id, -gain from found where place is null
    ),
    moves as (
      select board_id, place, user_id, -1 as members from found where place is not null and gain <> 0
      union all select board_id, coalesce(place, 0) - gain, user_id, 1 from found where place is null or gain <> 0
    ),
    ${countMoves}`.execute(tx);
  return rows;
}

/** Counts what is in `moves` (board_id, place, user_id, members) out of and into the blocks it belongs to; ends a statement. */
export const countMoves = sql`sums as (
      select m.board_id, k.place, k.user_id, sum(m.members) as members
      from moves m
      cross join lateral (
        select place, user_id from board_blocks b
        where b.board_id = m.board_id and (b.place, b.user_id) <= (m.place, m.user_id)
        order by b.place desc, b.user_id desc limit 1
      ) k
      group by m.board_id, k.place, k.user_id
      having sum(m.members) <> 0
    )
    update board_blocks b set members = b.members + s.members
    from sums s where b.board_id = s.board_id and b.place = s.place and b.user_id = s.user_id
    returning b.board_id, b.place, b.user_id, b.members`;
