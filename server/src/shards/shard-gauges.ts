import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { type GaugeDefinition, remembered } from '../metrics/gauge.ts';
import { ago } from './ago.ts';

/** Who runs the shards of all processes. */
export interface ShardOwners {
  leased: number;
  /** Nobody's, or those of a process that has not been seen for a minute. */
  unserved: number;
}

/** A process says every two seconds that it is there, and one that runs alone only when it begins, in milliseconds. */
const SEEN_WITHIN_MS = 60_000;

/** @param isAlone Whether the database belongs to one process, which then says only once that it is there. */
export async function readShardOwners(db: Db, isAlone: boolean): Promise<ShardOwners> {
  const seen = isAlone ? sql`true` : sql`seen_at > ${ago(SEEN_WITHIN_MS)}`;
  const served = sql`owner in (select name from bot_processes where ${seen})`;
  const { rows } = await sql<ShardOwners>`
    select count(*) filter (where ${served})::integer as leased,
      count(*) filter (where owner is null or not ${served})::integer as unserved
    from gateway_shards`.execute(db);
  return rows[0] ?? { leased: 0, unserved: 0 };
}

/** Whether every shard has its process. */
export function shardGauges(db: Db, isAlone: boolean): GaugeDefinition[] {
  const owners = remembered(() => readShardOwners(db, isAlone));
  return [
    {
      name: 'perigee_shards_leased',
      help: 'Shards of all processes that one is at work for.',
      read: async () => [{ value: (await owners()).leased }],
    },
    {
      name: 'perigee_shards_unserved',
      help: 'Shards that no process is at work for: their servers get no answer.',
      read: async () => [{ value: (await owners()).unserved }],
    },
  ];
}
