import type { Generated } from 'kysely';

/** What each shard last said of itself. */
export interface BotShardsTable {
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

export interface StatsTables {
  bot_shards: BotShardsTable;
}
