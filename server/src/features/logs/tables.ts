import type { LogEvent } from '@perigee/core/logs/events';
import type { Certainty, LogTarget } from '@perigee/core/logs/parts';
import type { ColumnType, Generated } from 'kysely';
import type { TableFacts } from '../../database/table-facts.ts';

/** Written as JSON, read parsed. */
type Json = ColumnType<unknown, string | null, string | null>;

interface LogEntriesTable {
  guild_id: string;
  /** Generated here; contains the time, like the platform's ids. */
  id: string;
  at: Date;
  event: LogEvent;
  /** Who did it. */
  by_id: string | null;
  by_name: string | null;
  certainty: Certainty;
  reason: string | null;
  target_kind: LogTarget['kind'] | null;
  target_id: string | null;
  target_name: string | null;
  /** The affected member, or the author of the message. */
  member_id: string | null;
  channel_id: string | null;
  channel_name: string | null;
  case_number: number | null;
  /** Null where they contain message texts. */
  details: Json;
  /** The same, encrypted. */
  sealed: Uint8Array | null;
  /** What an audit log entry has to match to name the actor; null where that is settled. */
  match: Json;
  key: string | null;
  /** The message it is posted in. */
  batch: string | null;
}

/** The messages of a bulk deletion, packed and encrypted. */
interface LogTranscriptsTable {
  guild_id: string;
  entry_id: string;
  made_at: Generated<Date>;
  body: Uint8Array;
}

/** A part of a bulk deletion, as the platform reported it. */
interface LogBulkPartsTable {
  guild_id: string;
  channel_id: string;
  /** Generated here; contains the time. */
  id: string;
  at: Date;
  message_ids: string[];
}

/** A log channel: the message being gathered for it, and its webhook. */
interface LogChannelsTable {
  guild_id: string;
  channel_id: string;
  /** Null where none is open. */
  batch: string | null;
  batch_entries: Generated<number>;
  batch_size: Generated<number>;
  webhook_id: string | null;
  /** Encrypted. */
  webhook_token: Uint8Array | null;
  /** Why there is no webhook although there should be. */
  webhook_problem: string | null;
}

/** A message with entries, and where it was posted. */
interface LogBatchesTable {
  guild_id: string;
  id: string;
  channel_id: string;
  made_at: Generated<Date>;
  /** Null until it is posted. */
  message_id: string | null;
  /** The webhook that posted it; null for the bot itself. */
  webhook_id: string | null;
}

export interface LogTables {
  log_entries: LogEntriesTable;
  log_transcripts: LogTranscriptsTable;
  log_bulk_parts: LogBulkPartsTable;
  log_channels: LogChannelsTable;
  log_batches: LogBatchesTable;
}

declare module '../../database/tables.ts' {
  interface Tables extends LogTables {}
}

/** Whom these tables name, and what keeps them from growing. */
export const LOG_TABLES: TableFacts<LogTables> = {
  log_entries: { persons: { by_id: 'feature', member_id: 'feature' }, growth: { since: 'at', retention: 'logs' } },
  log_transcripts: { growth: { since: 'made_at', retention: 'logs' } },
  log_bulk_parts: { growth: { since: 'at', retention: 'bulkParts' } },
  log_channels: { growth: { oneRowFor: 'log channel' } },
  log_batches: { growth: { since: 'made_at', retention: 'logs' } },
};
