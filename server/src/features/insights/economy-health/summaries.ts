import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import { countLedgerActivity } from '../activity/count-ledger-activity.ts';
import { followLedger, type FollowerProgress, type LedgerFollower } from '../../economy/index.ts';
import { recordEarners } from './record-earners.ts';
import { recordFlows } from './record-flows.ts';
import { recordMovements } from './record-movements.ts';

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
    failure: 'failed to update economy summaries',
    async take(tx, from, upTo) {
      await recordFlows(tx, from, upTo);
      await recordMovements(tx, from, upTo);
      await recordEarners(tx, from, upTo);
      await countLedgerActivity(tx, from, upTo);
    },
  });
}
