import type { Generated } from 'kysely';
import type { TableFacts } from '../../../database/table-facts.ts';

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

declare module '../../../database/tables.ts' {
  interface Tables extends StatsTables {}
}

/** Whom these tables name, and what keeps them from growing. */
export const STATS_TABLES: TableFacts<StatsTables> = {
  bot_shards: { ofProcesses: true, growth: { oneRowFor: 'shard' } },
  // Longer than an outage can excuse anybody.
  bot_outages: { growth: { since: 'until', retention: 'outages' } },
  // Longer than is shown, to allow later investigation.
  bot_stats_history: { growth: { since: 'minute', retention: 'statistics' } },
};
