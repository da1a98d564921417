import type { RuleKey } from '@perigee/core/automod/catalogue';
import type { NativeRefusal } from '@perigee/core/automod/native/endpoints';
import type { ColumnType, Generated } from 'kysely';

interface AutomodHitsTable {
  guild_id: string;
  id: string;
  at: Generated<Date>;
  /** All rules that fired. */
  rules: RuleKey[];
  member_id: string;
  member_name: string | null;
  channel_id: string;
  /** Null for one that the platform stopped before it was one. */
  message_id: string | null;
  /** When its author changed it last, as the platform writes that; empty for one as it was sent. */
  version: string | null;
  /** As it was, cut to SNAPSHOT_MAX. */
  message_text: string;
  /** Names of the files it had. */
  files: Generated<string[]>;
  /** What matched in it; goes in as JSON and comes out parsed. */
  spans: ColumnType<unknown, string, never>;
  /** Nothing was done: every rule that fired only says so. */
  is_log_only: boolean;
  is_deleted: boolean;
  /** The platform's own filter stopped it. */
  is_stopped: Generated<boolean>;
  /** The case of the punishment, where there was one. */
  case_number: number | null;
  /** How often a moderator did more about it. */
  rung: Generated<number>;
  /** When a moderator said that it was wrong, and who. */
  wrong_at: Date | null;
  wrong_by: string | null;
  /** Whether the bot says again what was deleted wrongly; null where there is nothing to be said. */
  restoring: Generated<'waiting' | 'done' | 'failed' | null>;
  restored_id: Generated<string | null>;
  /** Where it stands in the log. */
  log_channel_id: Generated<string | null>;
  log_message_id: Generated<string | null>;
}

/** A crowd that came in, and what was done about it. */
interface AutomodRaidsTable {
  guild_id: string;
  id: string;
  begun_at: Generated<Date>;
  ends_at: Date;
  /** As the rule was set then; goes in as JSON and comes out parsed. */
  measures: ColumnType<unknown, string, never>;
  /** How the guild was before; null until something was changed. */
  before: ColumnType<unknown, string | null, string>;
  joined: Generated<number>;
  kicked: Generated<number>;
  /** Who ended it early. */
  undone_by: string | null;
  /** Null while it goes on; a guild has one at a time. */
  ended_at: Date | null;
}

/** Members whom automoderation, or one of its rules, leaves alone. */
interface AutomodSparedTable {
  guild_id: string;
  member_id: string;
  /** Empty for all rules. */
  rule: RuleKey | '';
  member_name: string | null;
  since: Generated<Date>;
  /** Null where it does not end by itself. */
  until: Date | null;
  by_id: string;
}

/** A rule that stands in the platform's own filter, or is to, or is to be taken back. */
interface AutomodNativeTable {
  guild_id: string;
  rule: string;
  native_id: string | null;
  state: 'pending' | 'active' | 'drifted' | 'refused';
  reason: NativeRefusal | null;
  problem: string | null;
  /** Goes in as JSON and comes out parsed. */
  gaps: ColumnType<unknown, string | undefined, string>;
  input: string;
  sent: string | null;
  written: string | null;
  is_sending: Generated<boolean>;
  drift: 'changed' | 'deleted' | null;
  drift_by: string | null;
  drift_by_name: string | null;
  revision: Generated<number>;
}

export interface AutomodTables {
  automod_hits: AutomodHitsTable;
  automod_raids: AutomodRaidsTable;
  automod_spared: AutomodSparedTable;
  automod_native: AutomodNativeTable;
}
