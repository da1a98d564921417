import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import { takeLedger } from '../activity/index.ts';
import { followLedger, type FollowerProgress, type LedgerFollower } from '../balances/index.ts';
import { takeEarners } from './take-earners.ts';
import { takeFlows } from './take-flows.ts';
import { takeMovements } from './take-movements.ts';

/**
 * Pause between two steps, in milliseconds: well within the 5 s the sums may lag, and larger batches cost less per row.
 */
const PAUSE_MS = 1_000;

/** How far the sums have taken in the ledger. */
export const ECONOMY_PROGRESS: FollowerProgress = sql.table('economy_progress');

/** Keeps the sums of an economy up to date with the ledger, as is done for the boards (decision 0068). */
export type EconomySummaries = Omit<LedgerFollower, 'hold'>;

export function createEconomySummaries(db: Db): EconomySummaries {
  return followLedger(db, {
    progress: ECONOMY_PROGRESS,
    pauseMs: PAUSE_MS,
    failure: 'the sums of the economy could not be brought up to date',
    async take(tx, from, upTo) {
      await takeFlows(tx, from, upTo);
      await takeMovements(tx, from, upTo);
      await takeEarners(tx, from, upTo);
      await takeLedger(tx, from, upTo);
    },
  });
}
