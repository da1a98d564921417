import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { type GaugeDefinition, memoizeBriefly } from '../metrics/gauge.ts';
import { ago } from './ago.ts';

/** Ownership of the shards, across all processes. */
export interface ShardOwners {
  leased: number;
  /** Without an owner, or owned by a process not seen for a minute. */
  unserved: number;
}

/**
 * How recently a process must have been seen, in milliseconds. Processes send a heartbeat every two seconds; one alone
 * on its database only when it starts.
 */
const ALIVE_WITHIN_MS = 60_000;

/** @param isAlone Whether the database belongs to one process, which then sends only its first heartbeat. */
export async function readShardOwners(db: Db, isAlone: boolean): Promise<ShardOwners> {
  const seen = isAlone ? sql`true` : sql`seen_at > ${ago(ALIVE_WITHIN_MS)}`;
  const served = sql`owner in (select name from bot_processes where ${seen})`;
  const { rows } = await sql<ShardOwners>`
    select count(*) filter (where ${served})::integer as leased,
      count(*) filter (where owner is null or not ${served})::integer as unserved
    from gateway_shards`.execute(db);
  return rows[0] ?? { leased: 0, unserved: 0 };
}

/** Gauges of whether every shard has a running process. */
export function shardGauges(db: Db, isAlone: boolean): GaugeDefinition[] {
  const owners = memoizeBriefly(() => readShardOwners(db, isAlone));
  return [
    {
      name: 'perigee_shards_leased',
      help: 'Shards that a process is running, over all processes.',
      read: async () => [{ value: (await owners()).leased }],
    },
    {
      name: 'perigee_shards_unserved',
      help: 'Shards that no process is running: the bot does not respond in their servers.',
      read: async () => [{ value: (await owners()).unserved }],
    },
  ];
}
