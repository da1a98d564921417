import type { ColumnType, Generated } from 'kysely';

/** Goes in as JSON and comes out parsed. */
type Json = ColumnType<unknown, string, string>;

/** Messages somebody wants deleted, and which these are. */
interface ClearingsTable {
  guild_id: string;
  id: string;
  channel_id: string;
  moderator_id: string;
  wanted: Json;
  /** Asked until it is confirmed. */
  state: 'asked' | 'running' | 'done' | 'failed';
  /** Chosen before the first is deleted, so that going on deletes no others. */
  plan: ColumnType<unknown, string | null, string | null>;
  problem: string | null;
  is_answered: Generated<boolean>;
  created_at: Generated<Date>;
}

/** A locked channel, and the exceptions it had before. */
interface ChannelLocksTable {
  guild_id: string;
  channel_id: string;
  moderator_id: string;
  reason: string;
  saved: Json;
  locked_at: Generated<Date>;
}

export interface ChannelModerationTables {
  clearings: ClearingsTable;
  channel_locks: ChannelLocksTable;
}
