import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../database/database.ts';
import { type GaugeDefinition, memoizeBriefly } from '../../../../metrics/gauge.ts';
import type { FollowerProgress } from '../boards/follow-ledger.ts';
import { onlyRow } from '../../../../database/only-row.ts';

/**
 * SQL: how long the oldest ledger row a follower has not taken in waits for it, in seconds; 0 if none does. Reads one
 * row, by an index.
 */
export function secondsBehind(progress: FollowerProgress): RawBuilder<number> {
  return sql<number>`coalesce((
    select greatest(0, extract(epoch from clock_timestamp() - at))::float8 from ledger
    where tx >= (select p.tx from ${progress} p) order by tx limit 1
  ), 0)`;
}

/** Metric of how far a follower lags behind. Each follower contributes its own series. */
export function ledgerGauge(db: Db, follower: string, progress: FollowerProgress): GaugeDefinition {
  const age = memoizeBriefly(async () => {
    return onlyRow(await sql<{ seconds: number }>`select ${secondsBehind(progress)} as seconds`.execute(db)).seconds;
  });
  return {
    name: 'perigee_ledger_behind_seconds',
    help: 'How long the oldest change of a balance has waited for leaderboards, statistics and levels; they take it in within seconds.',
    labelNames: ['follower'],
    read: async () => [{ labels: { follower }, value: await age() }],
  };
}
