import type { ColumnType } from 'kysely';
import type { GrantState } from './grant.ts';

/** Roles a member is given and loses because of something, such as a purchase. */
interface RoleGrantsTable {
  guild_id: string;
  id: string;
  /** The feature it belongs to, and what it is there. */
  owner: string;
  owner_key: string;
  user_id: string;
  state: GrantState;
  /** What is to change; goes in as JSON and comes out parsed. */
  roles: ColumnType<unknown, string, never>;
  /** What of it was not so before, and is its doing; null until it was looked. */
  changed: ColumnType<unknown, null | undefined, string>;
  problem: ColumnType<unknown, null | undefined, string | null>;
  lasts_ms: string | null;
  ends_at: Date | null;
  ended_at: Date | null;
}

export interface RoleGrantTables {
  role_grants: RoleGrantsTable;
}
