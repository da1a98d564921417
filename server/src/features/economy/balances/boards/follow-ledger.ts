import { setTimeout as sleep } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db, DbTransaction } from '../../../../database/database.ts';
import { existsRow } from '../../../../database/exists-row.ts';
import { repeat } from '../../../../process/repeat.ts';

/**
 * The follower's own table with its progress: one row, whose column `tx` is the transaction up to which, exclusive, it
 * has taken in the ledger.
 */
export type FollowerProgress = RawBuilder<unknown>;

interface FollowerOptions {
  progress: FollowerProgress;
  /**
   * Processes the rows of the transactions `from` (inclusive) to `upTo` (exclusive), in the transaction that saves the
   * progress.
   */
  take(tx: DbTransaction, from: string, upTo: string): Promise<void>;
  /** Pause between two steps, in milliseconds. */
  pauseMs: number;
  /** The log message for a failed step. */
  failure: string;
}

/**
 * Processes the ledger, each row once and in transaction order. Only one process at a time does so, whichever comes
 * first.
 */
export interface LedgerFollower {
  /**
   * Processes everything committed before this call, except rows held back by an older transaction. With a patience, in
   * milliseconds, it waits for those too, but starts no new step after that time: for callers who would rather continue
   * than wait for a million rows.
   */
  catchUp(patienceMs?: number): Promise<void>;
  /** Whether the ledger is processed up to and including this transaction. */
  hasTaken(tx: string): Promise<boolean>;
  /**
   * Locks the progress until the transaction ends and returns it; null if not waiting and another process holds the
   * lock.
   */
  lock(tx: DbTransaction, wait: boolean): Promise<string | null>;
  /** Keeps catching up in the background. Returns a function that stops it, which waits for the current step. */
  run(log: Logger): () => Promise<void>;
}

/** Approximate number of ledger rows per step, so that no step blocks others for long. */
const STEP_ROWS = 5_000;

/** Delay before checking again for rows held back by an older transaction, in milliseconds. */
const HELD_BACK_MS = 20;

/** Follows the ledger from the saved progress. One process at a time holds the lock. */
export function followLedger(db: Db, { progress, take, pauseMs, failure }: FollowerOptions): LedgerFollower {
  const lock: LedgerFollower['lock'] = async (tx, wait) => {
    const { rows } = await sql<{ tx: string }>`
      select p.tx::text as tx from ${progress} p for update ${wait ? sql`` : sql`skip locked`}`.execute(tx);
    return rows[0]?.tx ?? null;
  };

  const takeStep = (wait: boolean): Promise<boolean> =>
    db.transaction().execute(async (tx) => {
      const from = await lock(tx, wait);
      if (from === null) return false;
      const { upTo, isWhole } = await rangeFrom(tx, from);
      if (upTo === from) return false;
      await take(tx, from, upTo);
      await sql`update ${progress} set tx = ${upTo}::xid8`.execute(tx);
      return !isWhole;
    });

  // Checks the newest row, which the index finds directly: asked whether any row from there on exists, the planner
  // scans the ledger from its beginning.
  const hasNews = (): Promise<boolean> =>
    existsRow(
      db,
      sql`select from (select tx from ledger order by tx desc limit 1) as newest
      where tx >= (select tx from ${progress})`,
    );

  /** Returns whether there may be more. Checks before it locks, as most of the time nothing happened. */
  const step = async (wait: boolean): Promise<boolean> => (await hasNews()) && takeStep(wait);

  const hasTaken = async (tx: string): Promise<boolean> => {
    const { rows } = await sql<{ isTaken: boolean }>`
      select tx < (select tx from ${progress}) as "isTaken" from ledger
      where tx <= ${tx}::xid8 order by tx desc limit 1`.execute(db);
    return rows[0]?.isTaken ?? true;
  };

  return {
    lock,

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

/** The newest transaction of the ledger; null if it is empty. */
async function newestOf(db: Db): Promise<string | null> {
  const { rows } = await sql<{ tx: string }>`select tx::text as tx from ledger order by ledger.tx desc limit 1`.execute(
    db,
  );
  return rows[0]?.tx ?? null;
}

/** The end of the next step: no earlier transaction can still add a row. */
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
