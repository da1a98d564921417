import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db, DbTransaction } from '../../database/database.ts';
import { repeat } from '../../process/repeat.ts';
import { applyChanges } from './apply-changes.ts';
import { readNews } from './ledger-news.ts';
import { openBoards, readOpenBoards } from './open-boards.ts';
import { refreshMember } from './refresh-member.ts';
import { markWeek } from './week-marks.ts';
import { tidyBlocks } from './tidy-blocks.ts';

/** Keeps the boards up with the ledger; one process at a time does, whichever comes first. */
export interface Boards {
  /**
   * Brings in what was committed before this call, but for rows that an older transaction still holds back. No new step
   * is begun after so many milliseconds, for those who would rather go on than wait for a million rows.
   */
  catchUp(patienceMs?: number): Promise<void>;
  /** Whether everything of the ledger up to this transaction, that one included, is in the boards. */
  hasTaken(tx: string): Promise<boolean>;
  /** Works one member's entries out anew, after they opted out or came back. */
  refresh(guildId: string, userId: string): Promise<void>;
  /** Goes on catching up by itself. Returns how to stop, which waits for the step under way. */
  run(log: Logger): () => Promise<void>;
}

/** Between two looks at the ledger, in milliseconds: well within the 5 s a rank may be old, and few rows each time. */
const PAUSE_MS = 500;

/** About how many ledger rows one step takes, so that none holds others up for long. */
const STEP_ROWS = 5_000;

export function createBoards(db: Db): Boards {
  /** Whether there may be more. Looks before it locks: most of the time nothing happened. */
  const step = async (wait: boolean): Promise<boolean> => (await hasNews(db)) && takeStep(wait);

  const takeStep = (wait: boolean): Promise<boolean> =>
    db.transaction().execute(async (tx) => {
      const from = await hold(tx, wait);
      if (from === null) return false;
      const { upTo, isWhole } = await rangeFrom(tx, from);
      if (upTo === from) return false;

      const news = await readNews(tx, from, upTo);
      if (news.length > 0) {
        const open = await readOpenBoards(
          tx,
          news.map(({ guildId }) => guildId),
        );
        await markWeek(tx, open, news);
        await openBoards(tx, news, open);
        await tidyBlocks(tx, await applyChanges(tx, from, upTo));
      }
      for (const { guildId, removed } of news) {
        for (const userId of removed) await tidyBlocks(tx, await refreshMember(tx, { guildId, userId }, upTo));
      }
      await tx.updateTable('board_progress').set({ tx: upTo }).execute();
      return !isWhole;
    });
  return {
    async catchUp(patienceMs = Number.POSITIVE_INFINITY) {
      const until = performance.now() + patienceMs;
      while ((await step(true)) && performance.now() < until);
    },

    async hasTaken(tx) {
      const { rows } = await sql<{ isTaken: boolean }>`
        select tx < (select tx from board_progress) as "isTaken" from ledger
        where tx <= ${tx}::xid8 order by tx desc limit 1`.execute(db);
      return rows[0]?.isTaken ?? true;
    },

    refresh: (guildId, userId) =>
      db.transaction().execute(async (tx) => {
        const upTo = await hold(tx, true);
        if (upTo !== null) await tidyBlocks(tx, await refreshMember(tx, { guildId, userId }, upTo));
      }),

    run: (log) =>
      repeat({
        work: () => step(false),
        pauseMs: PAUSE_MS,
        log,
        failure: 'the leaderboards could not be brought up to date',
      }),
  };
}

async function hasNews(db: Db): Promise<boolean> {
  // By the newest row, which the index has at hand: asked for any row from there on, the planner reads the ledger from
  // its beginning.
  const { rows } = await sql<{ isNews: boolean }>`
    select tx >= (select tx from board_progress) as "isNews" from ledger order by tx desc limit 1`.execute(db);
  return rows[0]?.isNews === true;
}

/** Keeps every other process from the boards until the transaction ends, and says how far they are. Null when one is at it. */
async function hold(tx: DbTransaction, wait: boolean): Promise<string | null> {
  const { rows } = await sql<{ tx: string }>`
    select tx::text as tx from board_progress for update ${wait ? sql`` : sql`skip locked`}`.execute(tx);
  return rows[0]?.tx ?? null;
}

/** Up to where rows can be taken: no transaction before that can still add one. */
async function rangeFrom(tx: DbTransaction, from: string): Promise<{ upTo: string; isWhole: boolean }> {
  const { rows } = await sql<{ newest: string; enough: string | null }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as newest, (
      select tx::text from ledger
      where tx > ${from}::xid8 and tx < pg_snapshot_xmin(pg_current_snapshot())
      order by tx offset ${STEP_ROWS} limit 1
    ) as enough`.execute(tx);
  const [range] = rows;
  if (range === undefined) return { upTo: from, isWhole: true };
  return { upTo: range.enough ?? range.newest, isWhole: range.enough === null };
}
