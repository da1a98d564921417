import { sql } from 'kysely';
import type { Db, DbTransaction } from '../../../../database/database.ts';
import { applyChanges, countMoves } from './apply-changes.ts';
import { followLedger, type FollowerProgress, type LedgerFollower } from './follow-ledger.ts';
import { summariseLedger } from './ledger-summary.ts';
import { openBoards, readOpenBoards } from './open-boards.ts';
import { tidyBlocks, type LedgerBlock } from './tidy-blocks.ts';
import { markWeek } from './week-marks.ts';

/** Keeps the boards up to date with the ledger. */
export interface Boards extends Omit<LedgerFollower, 'lock'> {
  /** Recomputes one member's entries after they opted out or back in. */
  refresh(guildId: string, userId: string): Promise<void>;
}

/** Pause between two steps, in milliseconds: well within the 5 s a rank may lag, and few rows each time. */
const PAUSE_MS = 500;

/** How far the boards have taken in the ledger. */
export const BOARD_PROGRESS: FollowerProgress = sql.table('board_progress');

export function createBoards(db: Db): Boards {
  const { lock, ...follower } = followLedger(db, {
    progress: BOARD_PROGRESS,
    take: applyLedgerRows,
    pauseMs: PAUSE_MS,
    failure: 'failed to update leaderboards',
  });

  return {
    ...follower,

    refresh: (guildId, userId) =>
      db.transaction().execute(async (tx) => {
        const upTo = await lock(tx, true);
        if (upTo !== null) await tidyBlocks(tx, await refreshMember(tx, { guildId, userId }, upTo));
      }),
  };
}

async function applyLedgerRows(tx: DbTransaction, from: string, upTo: string): Promise<void> {
  const summaries = await summariseLedger(tx, from, upTo);
  if (summaries.length === 0) return;
  const open = await readOpenBoards(
    tx,
    summaries.map(({ guildId }) => guildId),
  );
  await markWeek(tx, open, summaries);
  await openBoards(tx, summaries, open);
  await tidyBlocks(tx, await applyChanges(tx, from, upTo));
  for (const { guildId, removed } of summaries) {
    for (const userId of removed) await tidyBlocks(tx, await refreshMember(tx, { guildId, userId }, upTo));
  }
}

/**
 * Recomputes a member's entries from the ledger as of `upTo`, exclusive. Members who opted out, or have no balance row
 * because they were taken off, get no entries. The caller must hold the boards' progress. Returns the blocks that
 * changed.
 */
async function refreshMember(
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
