import { sql } from 'kysely';
import type { DbTransaction } from '../../../../database/database.ts';

/** Summary of the ledger rows of a step. */
export interface LedgerSummary {
  guildId: string;
  /** Start of the day (UTC) the rows are from. */
  day: Date;
  /** Members whom these rows took off the leaderboard. */
  removed: string[];
}

/** Summarises the ledger rows between two transactions, by guild and day. */
export async function summariseLedger(tx: DbTransaction, from: string, upTo: string): Promise<LedgerSummary[]> {
  const { rows } = await sql<LedgerSummary>`
    select guild_id as "guildId", date_trunc('day', at at time zone 'UTC') at time zone 'UTC' as day,
      coalesce(array_agg(distinct user_id::text) filter (where kind = 'removal'), '{}') as removed
    from ledger where tx >= ${from}::xid8 and tx < ${upTo}::xid8
    group by 1, 2`.execute(tx);
  return rows;
}
