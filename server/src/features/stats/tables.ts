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
  bot_stats_history: BotStatsHistoryTable;
}
