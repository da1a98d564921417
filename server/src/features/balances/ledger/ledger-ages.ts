import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import { type GaugeDefinition, remembered } from '../../../metrics/gauge.ts';

/** How long the oldest unprocessed ledger row has waited for each follower, in seconds; 0 if none is waiting. */
export interface LedgerAges {
  boards: number;
  economy: number;
  levels: number;
}

/** Reads one row per follower, by an index. */
export async function readLedgerAges(db: Db): Promise<LedgerAges> {
  const ageBehind = (progress: string) => sql<number>`coalesce((
    select greatest(0, extract(epoch from clock_timestamp() - at))::float8 from ledger
    where tx >= (select tx from ${sql.table(progress)}) order by tx limit 1
  ), 0)`;
  const { rows } = await sql<LedgerAges>`
    select ${ageBehind('board_progress')} as boards, ${ageBehind('economy_progress')} as economy,
      ${ageBehind('level_progress')} as levels`.execute(db);
  return rows[0] ?? { boards: 0, economy: 0, levels: 0 };
}

/** Metrics of how far leaderboards, economy statistics and levels lag behind. */
export function ledgerGauges(db: Db): GaugeDefinition[] {
  const ages = remembered(() => readLedgerAges(db));
  return [
    {
      name: 'perigee_ledger_behind_seconds',
      help: 'How long the oldest change of a balance has waited for leaderboards, statistics and levels; they take it in within seconds.',
      labelNames: ['follower'],
      read: async () =>
        Object.entries(await ages()).map(([follower, seconds]) => ({ labels: { follower }, value: seconds })),
    },
  ];
}
