import type { ColumnType } from 'kysely';
import type { TableFacts } from '../../../database/table-facts.ts';
import type { GrantState } from './grant.ts';

/** Roles given to and taken from a member for a reason such as a purchase. */
interface RoleGrantsTable {
  guild_id: string;
  id: string;
  /** The owning feature, and its own key for the grant. */
  owner: string;
  owner_key: string;
  user_id: string;
  state: GrantState;
  /** The requested changes; written as JSON, read as a parsed value. */
  roles: ColumnType<unknown, string, never>;
  /** The changes this grant actually made, as planned before the first one; null until then, and once put back. */
  changed: ColumnType<unknown, null | undefined, string | null>;
  /** The changes that undoing it makes, as planned before the first one; null until then, and once it has ended. */
  undoing: ColumnType<unknown, null | undefined, string | null>;
  problem: ColumnType<unknown, null | undefined, string | null>;
  lasts_ms: string | null;
  ends_at: Date | null;
  ended_at: Date | null;
}

export interface RoleGrantTables {
  role_grants: RoleGrantsTable;
}

declare module '../../../database/tables.ts' {
  interface Tables extends RoleGrantTables {}
}

/** Whom these tables name, and what keeps them from growing. */
export const ROLE_GRANT_TABLES: TableFacts<RoleGrantTables> = {
  // Lent roles still have to be taken back in time.
  role_grants: {
    persons: { user_id: { fate: 'row', only: 'ended_at is not null' } },
    growth: { since: 'ended_at', retention: 'roleGrants' },
  },
};
