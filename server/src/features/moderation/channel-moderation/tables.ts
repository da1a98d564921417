import type { ColumnType, Generated } from 'kysely';
import type { TableFacts } from '../../../database/table-facts.ts';

/** Written as JSON text and read back parsed. */
type Json = ColumnType<unknown, string, string>;

/** A request to delete messages, and the messages chosen. */
interface ClearingsTable {
  guild_id: string;
  id: string;
  channel_id: string;
  moderator_id: string;
  wanted: Json;
  /** `asked` until confirmed. */
  state: 'asked' | 'running' | 'done' | 'failed';
  /** Stored before the first deletion, so that a retry deletes no others. */
  plan: ColumnType<unknown, string | null, string | null>;
  problem: string | null;
  is_answered: Generated<boolean>;
  created_at: Generated<Date>;
}

/** A locked channel, with its original overwrites. */
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

declare module '../../../database/tables.ts' {
  interface Tables extends ChannelModerationTables {}
}

/** Whom these tables name, and what keeps them from growing. */
export const CHANNEL_MODERATION_TABLES: TableFacts<ChannelModerationTables> = {
  // Longer than jobs are retried.
  clearings: { persons: { moderator_id: 'nobody' }, growth: { since: 'created_at', retention: 'clearings' } },
  channel_locks: { persons: { moderator_id: 'nobody' }, growth: { oneRowFor: 'locked channel' } },
};
