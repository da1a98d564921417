import type { Generated } from 'kysely';

/** What each shard last said of itself. */
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
  /** When it last said that it was ready. */
  ready_at: Date | null;
}

/** When a shard was not ready. */
interface BotOutagesTable {
  shard_count: number;
  shard_id: number;
  since: Date;
  until: Date;
}

/** The whole bot's numbers, one row a minute. */
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
