import type { ColumnType, Generated } from 'kysely';

/** Orders that wait for a button to be pressed, or for a form. */
interface PendingOrdersTable {
  guild_id: string;
  id: string;
  moderator_id: string;
  /** Goes in as JSON and comes out parsed. */
  details: ColumnType<unknown, string, never>;
  created_at: Generated<Date>;
}

/** The newest entry of a guild's audit log that was heard. */
interface AuditPositionsTable {
  guild_id: string;
  entry_id: string;
}

export interface ModerationTables {
  audit_positions: AuditPositionsTable;
  pending_orders: PendingOrdersTable;
}
