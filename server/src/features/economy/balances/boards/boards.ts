import { sql } from 'kysely';
import type { Db, DbTransaction } from '../../../../database/database.ts';
import { applyChanges } from './apply-changes.ts';
import { followLedger, type FollowerProgress, type LedgerFollower } from './follow-ledger.ts';
import { summariseLedger } from './ledger-summary.ts';
import { openBoards, readOpenBoards } from './open-boards.ts';
import { refreshMember } from './refresh-member.ts';
import { tidyBlocks } from './tidy-blocks.ts';
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
