import { sql } from 'kysely';
import type { DbTransaction } from '../../../../database/database.ts';
import type { LedgerBlock } from './tidy-blocks.ts';

/**
 * Applies the ledger rows of these transactions to the boards, in one statement: adds each member's gains to their
 * entry, and moves the entry's count from its old block to its new one. Entries are looked up once and updated by ctid,
 * as nobody else writes here meanwhile.
 * Members enter both all-time boards together, so each of them is on both, if only with 0. The seasons' boards hold
 * only members who gained or lost something. So values that did not change are never looked up.
 * Returns the blocks that changed.
 */
export async function applyChanges(tx: DbTransaction, from: string, upTo: string): Promise<LedgerBlock[]> {
  const { rows } = await sql<LedgerBlock>`
    with rows as materialized (
      select l.guild_id, l.user_id, l.at, l.kind not in ('reset', 'resetUndo') as in_season, l.balance, l.xp
      from ledger l
      where l.tx >= ${from}::xid8 and l.tx < ${upTo}::xid8
        and not exists (select from hidden_members h where h.guild_id = l.guild_id and h.user_id = l.user_id)
    ),
    changes as materialized (
      select b.id as balance_board, x.id as xp_board, r.user_id, b.period = 'all' as in_both,
        sum(r.balance)::bigint as balance, sum(r.xp)::bigint as xp
      from rows r
      join boards b on b.guild_id = r.guild_id and b.sort = 'balance' and r.at >= b.starts_at and r.at < b.ends_at
      join boards x on x.guild_id = b.guild_id and x.sort = 'xp' and x.period = b.period and x.starts_at = b.starts_at
      where b.period = 'all' or r.in_season
      group by b.id, x.id, r.user_id, b.period
    ),
    ${findEntries},
    moved as (
      update board_entries e set place = f.place - f.gain from found f where e.ctid = f.lies_at and f.gain <> 0
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

/** Looks up the entries for `changes`, as `found` (board_id, user_id, gain, lies_at, place). Part of a statement. */
const findEntries = sql`chosen as materialized (
        select balance_board as board_id, user_id, balance as gain, xp_board as other_board, xp as other_gain, in_both
        from changes where balance <> 0 or xp = 0
        union all
        select xp_board, user_id, xp, balance_board, 0, in_both from changes where balance = 0 and xp <> 0
      ),
      looked_up as materialized (
        select l.*, e.ctid as lies_at, e.place, o.ctid as other_lies_at, o.place as other_place
        from chosen l
        left join board_entries e on e.board_id = l.board_id and e.user_id = l.user_id
        left join lateral (
          select o.ctid, o.place from board_entries o
          where l.other_gain <> 0 and o.board_id = l.other_board and o.user_id = l.user_id
          -- Kept apart, so that nothing is looked up where nothing was gained.
          offset 0
        ) o on true
      ),
      found as materialized (
        select board_id, user_id, gain, lies_at, place from looked_up
        union all
        select other_board, user_id, other_gain, other_lies_at, other_place from looked_up
        where other_gain <> 0 or (place is null and in_both)
      )`;

/** Moves the counts in `moves` (board_id, place, user_id, members) out of and into their blocks. Ends a statement. */
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
    returning b.board_id as "boardId", b.place, b.user_id as "userId", b.members`;
