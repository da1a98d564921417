import type { ColumnType, Generated } from 'kysely';
import type { TableFacts } from '../../../database/table-facts.ts';
import type { LevelRoleState } from './roles/level-role.ts';

/** The transaction up to which, exclusive, the ledger was read for experience. One row. */
interface LevelProgressTable {
  id: Generated<boolean>;
  tx: string;
}

/** A guild's plan, and the progress of processing its members since it last changed. */
interface LevelPlansTable {
  guild_id: string;
  enabled: boolean;
  /** Written as JSON, read parsed. */
  plan: ColumnType<unknown, string, string>;
  first_xp: string;
  state: 'running' | 'done';
  done: Generated<number>;
  total: Generated<number>;
  /** Members are processed in the order of their ids, up to this one. */
  last_user_id: Generated<string>;
  started_at: Generated<Date>;
}

/** A member's level. Members who never had one have no row. */
interface MemberLevelsTable {
  guild_id: string;
  user_id: string;
  level: number;
  top_level: number;
  /** The experience at which their level begins, and at which the next one does. */
  from_xp: string;
  next_xp: string;
}

/** Members whose experience left the bounds of their level. */
interface LevelQueueTable {
  guild_id: string;
  user_id: string;
  queued_at: Generated<Date>;
}

/** Roles that levels gave, or have to give or take. */
interface LevelRolesTable {
  guild_id: string;
  user_id: string;
  role_id: string;
  wanted: boolean;
  state: LevelRoleState;
  /** Identifies the request of the role. */
  turn: string;
  problem: string | null;
  /** Refusals in a row. */
  attempts: Generated<number>;
  retry_at: Date | null;
}

/** When the next of many role changes may be due. */
interface LevelPacesTable {
  guild_id: string;
  free_at: Date;
}

/** Members who reached a level within a minute. */
interface LevelWindowsTable {
  guild_id: string;
  begun_at: Date;
  told: number;
  others: number;
  /** When its last message is due. */
  last_at: Date;
  is_closed: boolean;
  /** Where the others are announced. */
  channel_id: string | null;
}

/** The platform's refusal of the last message. */
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

declare module '../../../database/tables.ts' {
  interface Tables extends LevelTables {}
}

/** Whom these tables name, and what keeps them from growing. */
export const LEVEL_TABLES: TableFacts<LevelTables> = {
  level_progress: { cursor: true, prefilled: true, growth: { oneRowFor: 'database' } },
  level_plans: {
    persons: {
      last_user_id: { fate: 'kept', because: 'how far a pass through all members came; the next one overwrites it' },
    },
    growth: { oneRowFor: 'server' },
  },
  member_levels: { persons: { user_id: 'row' }, growth: { oneRowFor: 'member with experience' } },
  level_queue: { persons: { user_id: 'row' }, growth: { ownTask: 'members once their level is updated' } },
  level_roles: { persons: { user_id: 'row' }, growth: { oneRowFor: 'level role that a member should have' } },
  level_paces: { growth: { oneRowFor: 'server' } },
  level_windows: { growth: { since: 'begun_at', retention: 'levelMessages' } },
  level_problems: { growth: { oneRowFor: 'server' } },
};
