import { sql } from 'kysely';
import type { DbTransaction } from '../../../../database/database.ts';
import { countMoves } from './apply-changes.ts';
import type { LedgerBlock } from './tidy-blocks.ts';

/**
 * Recomputes a member's entries from the ledger as of `upTo`, exclusive. Members who opted out, or have no balance row
 * because they were taken off, get no entries. The caller must hold the boards' progress. Returns the blocks that
 * changed.
 */
export async function refreshMember(
  tx: DbTransaction,
  { guildId, userId }: { guildId: string; userId: string },
  upTo: string,
): Promise<LedgerBlock[]> {
  const left = await sql<LedgerBlock>`
    with moves as (
      delete from board_entries e using boards b
      where b.id = e.board_id and b.guild_id = ${guildId} and e.user_id = ${userId}
      returning e.board_id, e.place, e.user_id, -1 as members
    ),
    ${countMoves}`.execute(tx);

  const entered = await sql<LedgerBlock>`
    with moves as (
      insert into board_entries (board_id, user_id, place)
      select b.id, ${userId}::bigint, -sum(case b.sort when 'balance' then l.balance else l.xp end)::bigint
      from boards b
      join ledger l on l.guild_id = b.guild_id and l.user_id = ${userId} and l.tx < ${upTo}::xid8
        and l.at >= b.starts_at and l.at < b.ends_at and (b.period = 'all' or l.kind not in ('reset', 'resetUndo'))
      where b.guild_id = ${guildId}
        and exists (select from balances m where m.guild_id = ${guildId} and m.user_id = ${userId})
        and not exists (select from hidden_members h where h.guild_id = ${guildId} and h.user_id = ${userId})
      group by b.id
      having b.period = 'all' or sum(case b.sort when 'balance' then l.balance else l.xp end) <> 0
      returning board_id, place, user_id, 1 as members
    ),
    ${countMoves}`.execute(tx);
  return [...left.rows, ...entered.rows];
}
