import type { Generated } from 'kysely';
import type { ShardSession } from './shard-session.ts';

/** Bot processes that are at work; who has not been seen for a while is not. */
interface BotProcessesTable {
  name: string;
  /** The only shards it runs; null for its share of all. */
  only_shards: number[] | null;
  since: Generated<Date>;
  seen_at: Generated<Date>;
  /** Whether it gives its shards to the others. */
  draining: Generated<boolean>;
}

interface GatewayShardsTable {
  shard_count: number;
  id: number;
  /** The process that runs it; null for none. */
  owner: string | null;
  /** Grows by one with each owner: what an earlier one writes is refused. */
  fence: Generated<string>;
  session: ShardSession | null;
  session_at: Date | null;
  /** What the last owner knew of the guilds when it stopped in order; null where it did not. */
  handover: Buffer | null;
}

/** When the last session of each identify key was begun. */
interface GatewayIdentifiesTable {
  key: number;
  last_at: Date;
}

export interface ShardTables {
  bot_processes: BotProcessesTable;
  gateway_shards: GatewayShardsTable;
  gateway_identifies: GatewayIdentifiesTable;
}
