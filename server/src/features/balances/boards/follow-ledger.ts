import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db, DbTransaction } from '../../../database/database.ts';
import { plannedOnce } from '../../../database/planned-once.ts';
import { repeat } from '../../../process/repeat.ts';

interface Following {
  /** Keeps up to which transaction, exclusive, the ledger was taken in: one row, with a column `tx`. */
  progress: 'board_progress' | 'economy_progress' | 'level_progress';
  /** Takes the rows of these transactions in, the second one exclusive, in the transaction that notes the progress. */
  take(tx: DbTransaction, from: string, upTo: string): Promise<void>;
  /** Between two looks at the ledger, in milliseconds. */
  pauseMs: number;
  /** What is said in the log when a step failed. */
  failure: string;
}

/** Takes the ledger in, each row once and in the order of transactions; one process at a time does, whichever comes first. */
export interface LedgerFollower {
  /**
   * Takes in what was committed before this call, but for rows that an older transaction still holds back. With a patience, in
   * milliseconds, these are waited for as well; no new step is begun after it, for those who would rather go on than wait for a
   * million rows.
   */
  catchUp(patienceMs?: number): Promise<void>;
  /** Whether everything of the ledger up to this transaction, that one included, is taken in. */
  hasTaken(tx: string): Promise<boolean>;
  /** Keeps every other process away until the transaction ends, and says how far it is; null when one is at it. */
  hold(tx: DbTransaction, wait: boolean): Promise<string | null>;
  /** Goes on catching up by itself. Returns how to stop, which waits for the step under way. */
  run(log: Logger): () => Promise<void>;
}

/** About how many ledger rows one step takes, so that none holds others up for long. */
const STEP_ROWS = 5_000;

/** How long to wait before looking again at what an older transaction holds back, in milliseconds. */
const HELD_BACK_MS = 20;

/** Follows the ledger from where it left off. One process at a time holds the place. */
export function followLedger(db: Db, { progress, take, pauseMs, failure }: Following): LedgerFollower {
  const table = sql.table(progress);
  const hold: LedgerFollower['hold'] = async (tx, wait) => {
    const { rows } = await sql<{ tx: string }>`
      select tx::text as tx from ${table} for update ${wait ? sql`` : sql`skip locked`}`.execute(tx);
    return rows[0]?.tx ?? null;
  };

  const takeStep = (wait: boolean): Promise<boolean> =>
    db.transaction().execute(async (tx) => {
      const from = await hold(tx, wait);
      if (from === null) return false;
      const { upTo, isWhole } = await rangeFrom(tx, from);
      if (upTo === from) return false;
      await take(tx, from, upTo);
      await sql`update ${table} set tx = ${upTo}::xid8`.execute(tx);
      return !isWhole;
    });

  const hasNews = async (): Promise<boolean> => {
    // By the newest row, which the index has at hand: asked for any row from there on, the planner reads the ledger from
    // its beginning.
    const { rows } = await sql<{ isNews: boolean }>`${plannedOnce}
      select tx >= (select tx from ${table}) as "isNews" from ledger order by tx desc limit 1`.execute(db);
    return rows[0]?.isNews === true;
  };

  /** Whether there may be more. Looks before it locks: most of the time nothing happened. */
  const step = async (wait: boolean): Promise<boolean> => (await hasNews()) && takeStep(wait);

  const hasTaken = async (tx: string): Promise<boolean> => {
    const { rows } = await sql<{ isTaken: boolean }>`
      select tx < (select tx from ${table}) as "isTaken" from ledger
      where tx <= ${tx}::xid8 order by tx desc limit 1`.execute(db);
    return rows[0]?.isTaken ?? true;
  };

  return {
    hold,

    async catchUp(patienceMs) {
      if (patienceMs === undefined) {
        while (await step(true));
        return;
      }
      const until = performance.now() + patienceMs;
      const newest = await newestOf(db);
      const isHeldBack = async () => newest !== null && !(await hasTaken(newest));
      while ((await step(true)) && performance.now() < until);
      while ((await isHeldBack()) && performance.now() < until) {
        await sleep(HELD_BACK_MS);
        await step(true);
      }
    },

    hasTaken,

    run: (log) => repeat({ work: () => step(false), pauseMs, log, failure }),
  };
}

/** The last transaction of the ledger; null where there is none yet. */
async function newestOf(db: Db): Promise<string | null> {
  const { rows } = await sql<{ tx: string }>`select tx::text as tx from ledger order by ledger.tx desc limit 1`.execute(
    db,
  );
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
