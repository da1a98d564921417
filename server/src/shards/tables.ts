import type { Generated } from 'kysely';
import type { TableFacts } from '../database/table-facts.ts';
import type { ShardSession } from './shard-session.ts';

/** Running bot processes; one not seen for a while is gone. */
interface BotProcessesTable {
  name: string;
  /** The only shards it runs; null for its share of all. */
  only_shards: number[] | null;
  since: Generated<Date>;
  seen_at: Generated<Date>;
  /** Whether it is handing its shards over. */
  draining: Generated<boolean>;
}

interface GatewayShardsTable {
  shard_count: number;
  id: number;
  /** The process that runs it; null if free. */
  owner: string | null;
  /** Fencing token, incremented with each owner: writes of earlier owners are refused. */
  fence: Generated<string>;
  session: ShardSession | null;
  session_at: Date | null;
  /** The last owner's knowledge of the guilds; null if it did not stop cleanly. */
  handover: Buffer | null;
}

/** Time of the last session of each identify key. */
interface GatewayIdentifiesTable {
  key: number;
  last_at: Date;
}

export interface ShardTables {
  bot_processes: BotProcessesTable;
  gateway_shards: GatewayShardsTable;
  gateway_identifies: GatewayIdentifiesTable;
}

declare module '../database/tables.ts' {
  interface Tables extends ShardTables {}
}

/** Whom these tables name, and what keeps them from growing. */
export const SHARD_TABLES: TableFacts<ShardTables> = {
  bot_processes: { ofProcesses: true, growth: { ownTask: 'processes that have ended (bot/shards)' } },
  gateway_shards: { ofProcesses: true, growth: { oneRowFor: 'shard' } },
  gateway_identifies: { ofProcesses: true, growth: { oneRowFor: 'time slot in which shards can identify' } },
};
