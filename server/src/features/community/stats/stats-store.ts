import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import { noteOutages } from './outages.ts';

/** A shard's report about itself. */
export interface StoredShardReport {
  shardId: number;
  /** The total over all processes. */
  shardCount: number;
  ready: boolean;
  guilds: number;
  users: number;
  channels: number;
  emojis: number;
  pingMs: number | null;
}

export interface StatsStore {
  /** Replaces the reports of these shards; deletes those of a different shard total. */
  report(shards: readonly StoredShardReport[]): Promise<void>;
  /** The latest report of every shard, ordered by id. Shards silent for longer than `silentMs` count as not ready. */
  list(silentMs: number): Promise<StoredShardReport[]>;
}

/** The reports of shards, in the database. */
export function createStatsStore(db: Db): StatsStore {
  return {
    async report(shards) {
      const [first] = shards;
      if (first === undefined) return;

      const ready = shards.flatMap((shard) => (shard.ready ? [shard.shardId] : []));

      await db.transaction().execute(async (tx) => {
        await noteOutages(tx, ready, first.shardCount);
        await tx.deleteFrom('bot_shards').where('shard_count', '!=', first.shardCount).execute();
        await tx
          .insertInto('bot_shards')
          .values(
            shards.map(({ shardId, shardCount, pingMs, ...counts }) => ({
              ...counts,
              shard_id: shardId,
              shard_count: shardCount,
              ping_ms: pingMs,
              ready_at: counts.ready ? sql<Date>`now()` : null,
            })),
          )
          .onConflict((conflict) =>
            conflict.column('shard_id').doUpdateSet((row) => ({
              shard_count: row.ref('excluded.shard_count'),
              ready: row.ref('excluded.ready'),
              guilds: row.ref('excluded.guilds'),
              users: row.ref('excluded.users'),
              channels: row.ref('excluded.channels'),
              emojis: row.ref('excluded.emojis'),
              ping_ms: row.ref('excluded.ping_ms'),
              reported_at: sql`now()`,
              ready_at: sql`coalesce(excluded.ready_at, bot_shards.ready_at)`,
            })),
          )
          .execute();
      });
    },

    async list(silentMs) {
      const silentSeconds = silentMs / 1000;
      return db
        .selectFrom('bot_shards')
        .select(['shard_id as shardId', 'shard_count as shardCount', 'ping_ms as pingMs'])
        .select(['guilds', 'users', 'channels', 'emojis'])
        .select(
          sql<boolean>`ready and reported_at > now() - make_interval(secs => ${silentSeconds}::float8)`.as('ready'),
        )
        .orderBy('shard_id')
        .execute();
    },
  };
}
