import type { RuleKey } from '@perigee/core/moderation/automod/catalogue';
import type { ColumnType, Generated } from 'kysely';
import type { TableFacts } from '../../../database/table-facts.ts';
import type { AutomodNativeTable } from './native/native-table.ts';

interface AutomodHitsTable {
  guild_id: string;
  id: string;
  at: Generated<Date>;
  /** All rules that fired. */
  rules: RuleKey[];
  member_id: string;
  member_name: string | null;
  channel_id: string;
  /** Null for a message that the platform blocked before it was posted. */
  message_id: string | null;
  /** The time of the author's last edit, as the platform writes it; empty if the message was never edited. */
  version: string | null;
  /** The original text, cut to SNAPSHOT_MAX. */
  message_text: string;
  /** Names of the attached files. */
  files: Generated<string[]>;
  /** The matched parts. Written as JSON text and read back parsed. */
  spans: ColumnType<unknown, string, never>;
  /** Nothing was done: all rules that fired are set to only log. */
  is_log_only: boolean;
  is_deleted: boolean;
  /** The platform's own filter blocked it. */
  is_stopped: Generated<boolean>;
  /** The number of the punishment's case, if there was one. */
  case_number: number | null;
  /** How many times a moderator escalated it. */
  rung: Generated<number>;
  /** When a moderator marked it as wrong, and who did. */
  wrong_at: Date | null;
  wrong_by: string | null;
  /** Progress of reposting a wrongly deleted message; null if there is nothing to repost. */
  restoring: Generated<'waiting' | 'done' | 'failed' | null>;
  restored_id: Generated<string | null>;
  /** Its log entry. */
  log_channel_id: Generated<string | null>;
  log_message_id: Generated<string | null>;
}

/** A raid, and the measures against it. */
interface AutomodRaidsTable {
  guild_id: string;
  id: string;
  begun_at: Generated<Date>;
  ends_at: Date;
  /** The rule's settings at that time. Written as JSON text and read back parsed. */
  measures: ColumnType<unknown, string, never>;
  /** The guild's settings before the raid; null until something was changed. */
  before: ColumnType<unknown, string | null, string>;
  joined: Generated<number>;
  kicked: Generated<number>;
  /** The user who ended it early. */
  undone_by: string | null;
  /** Null while it is running; a guild has at most one running raid. */
  ended_at: Date | null;
}

/** Members exempt from automoderation, or from one of its rules. */
interface AutomodSparedTable {
  guild_id: string;
  member_id: string;
  /** Empty for all rules. */
  rule: RuleKey | '';
  member_name: string | null;
  since: Generated<Date>;
  /** Null if it does not end by itself. */
  until: Date | null;
  by_id: string;
}

export interface AutomodTables {
  automod_hits: AutomodHitsTable;
  automod_raids: AutomodRaidsTable;
  automod_spared: AutomodSparedTable;
  automod_native: AutomodNativeTable;
}

declare module '../../../database/tables.ts' {
  interface Tables extends AutomodTables {}
}

/** Whom these tables name, and what keeps them from growing. */
export const AUTOMOD_TABLES: TableFacts<AutomodTables> = {
  automod_hits: { persons: { member_id: 'row', wrong_by: 'nobody' }, growth: { since: 'at', retention: 'automod' } },
  automod_raids: { persons: { undone_by: 'nobody' }, growth: { since: 'ended_at', retention: 'automod' } },
  automod_spared: { persons: { member_id: 'row', by_id: 'nobody' }, growth: { since: 'until', retention: 'spared' } },
  automod_native: {
    persons: { drift_by: { fate: 'nobody', called: ['drift_by_name'] } },
    growth: { oneRowFor: 'rule of a server in Discord’s own filter' },
  },
};
