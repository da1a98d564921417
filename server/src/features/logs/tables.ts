import type { LogEvent } from '@perigee/core/logs/events';
import type { Certainty, LogTarget } from '@perigee/core/logs/parts';
import type { ColumnType, Generated } from 'kysely';

/** Goes in as JSON and comes out parsed. */
type Json = ColumnType<unknown, string | null, string | null>;

interface LogEntriesTable {
  guild_id: string;
  /** Made by us; carries the time as the platform's ids do. */
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
  /** The member it was done to, or whose message it is about. */
  member_id: string | null;
  channel_id: string | null;
  channel_name: string | null;
  case_number: number | null;
  /** Null where they hold texts of messages. */
  details: Json;
  /** The same, encrypted. */
  sealed: Uint8Array | null;
  /** What an entry of the audit log has to say to name who did it; null where that is settled. */
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

/** A part of a bulk deletion, as the platform told of it. */
interface LogBulkPartsTable {
  guild_id: string;
  channel_id: string;
  /** Made by us; carries the time. */
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
  /** Why there is none though there should be. */
  webhook_problem: string | null;
}

/** A message with entries: where it is. */
interface LogBatchesTable {
  guild_id: string;
  id: string;
  channel_id: string;
  made_at: Generated<Date>;
  /** Null until it is posted. */
  message_id: string | null;
  /** The webhook it was posted by; null for the bot itself. */
  webhook_id: string | null;
}

export interface LogTables {
  log_entries: LogEntriesTable;
  log_transcripts: LogTranscriptsTable;
  log_bulk_parts: LogBulkPartsTable;
  log_channels: LogChannelsTable;
  log_batches: LogBatchesTable;
}
