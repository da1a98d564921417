import type { Generated } from 'kysely';

/** The latest report of each shard. */
interface BotShardsTable {
  shard_id: number;
  shard_count: number;
  ready: boolean;
  guilds: number;
  users: number;
  channels: number;
  emojis: number;
  ping_ms: number | null;
  reported_at: Generated<Date>;
  /** When it last reported ready. */
  ready_at: Date | null;
}

/** A period in which a shard was not ready. */
interface BotOutagesTable {
  shard_count: number;
  shard_id: number;
  since: Date;
  until: Date;
}

/** The numbers of the whole bot, one row per minute. */
export interface BotStatsHistoryTable {
  minute: Date;
  guilds: number;
  users: number;
  bot_ms: number | null;
  database_ms: number | null;
}

export interface StatsTables {
  bot_shards: BotShardsTable;
  bot_outages: BotOutagesTable;
  bot_stats_history: BotStatsHistoryTable;
}
