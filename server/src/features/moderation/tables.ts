import type { ColumnType, Generated } from 'kysely';

/** Orders waiting for a button press or a form. */
interface PendingOrdersTable {
  guild_id: string;
  id: string;
  moderator_id: string;
  /** Written as JSON, read as a parsed value. */
  details: ColumnType<unknown, string, never>;
  created_at: Generated<Date>;
}

/** The last processed audit log entry of a guild. */
interface AuditPositionsTable {
  guild_id: string;
  entry_id: string;
}

export interface ModerationTables {
  audit_positions: AuditPositionsTable;
  pending_orders: PendingOrdersTable;
}
