import type { RuleKey } from '@perigee/core/automod/catalogue';
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
  message_id: string;
  /** As it was, cut to SNAPSHOT_MAX. */
  message_text: string;
  /** What matched in it; goes in as JSON and comes out parsed. */
  spans: ColumnType<unknown, string, never>;
  /** Nothing was done: every rule that fired only says so. */
  is_log_only: boolean;
  is_deleted: boolean;
  /** The case of the punishment, where there was one. */
  case_number: number | null;
  /** How often a moderator did more about it. */
  rung: Generated<number>;
  /** When a moderator said that it was wrong, and who. */
  wrong_at: Date | null;
  wrong_by: string | null;
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

/** Members whom automoderation leaves alone until then. */
interface AutomodSparedTable {
  guild_id: string;
  member_id: string;
  until: Date;
  by_id: string;
}

export interface AutomodTables {
  automod_hits: AutomodHitsTable;
  automod_raids: AutomodRaidsTable;
  automod_spared: AutomodSparedTable;
}
