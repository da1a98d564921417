import type { ColumnType, Generated } from 'kysely';
import type { LevelRoleState } from './roles/level-role.ts';

/** Up to which transaction, exclusive, the ledger was looked through for experience. One row. */
interface LevelProgressTable {
  id: Generated<boolean>;
  tx: string;
}

/** What levels are made of in a guild, and how far its members were looked at since that last changed. */
interface LevelPlansTable {
  guild_id: string;
  enabled: boolean;
  /** Goes in as JSON and comes out parsed. */
  plan: ColumnType<unknown, string, string>;
  first_xp: string;
  state: 'running' | 'done';
  done: Generated<number>;
  total: Generated<number>;
  /** Members are looked at in the order of their ids, up to this one. */
  last_user_id: Generated<string>;
  started_at: Generated<Date>;
}

/** What a member was made by their experience. Who never had a level has no row. */
interface MemberLevelsTable {
  guild_id: string;
  user_id: string;
  level: number;
  top_level: number;
  /** From which experience on they have the level, and from which on the next. */
  from_xp: string;
  next_xp: string;
}

/** Whose experience left the bounds of their level. */
interface LevelQueueTable {
  guild_id: string;
  user_id: string;
  queued_at: Generated<Date>;
}

/** Roles that levels gave, or are to give or take. */
interface LevelRolesTable {
  guild_id: string;
  user_id: string;
  role_id: string;
  wanted: boolean;
  state: LevelRoleState;
  /** Which request of the role it is. */
  turn: string;
  problem: string | null;
  /** Refusals in a row. */
  attempts: Generated<number>;
  retry_at: Date | null;
}

/** When the next of many changes of roles may be due. */
interface LevelPacesTable {
  guild_id: string;
  free_at: Date;
}

/** Those who reached a level within a minute. */
interface LevelWindowsTable {
  guild_id: string;
  begun_at: Date;
  told: number;
  others: number;
  /** When its last message is due. */
  last_at: Date;
  is_closed: boolean;
  /** Where its others are told of. */
  channel_id: string | null;
}

/** What the platform did not take of the last message. */
interface LevelProblemsTable {
  guild_id: string;
  code: string;
  at: Generated<Date>;
}

export interface LevelTables {
  level_progress: LevelProgressTable;
  level_plans: LevelPlansTable;
  member_levels: MemberLevelsTable;
  level_queue: LevelQueueTable;
  level_roles: LevelRolesTable;
  level_paces: LevelPacesTable;
  level_windows: LevelWindowsTable;
  level_problems: LevelProblemsTable;
}
