import type { ColumnType, Generated } from 'kysely';
import type { TableFacts } from '../../../../database/table-facts.ts';

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

declare module '../../../../database/tables.ts' {
  interface Tables extends ModerationTables {}
}

/** Whom these tables name, and what keeps them from growing. */
export const MODERATION_TABLES: TableFacts<ModerationTables> = {
  audit_positions: { growth: { oneRowFor: 'server' } },
  pending_orders: { persons: { moderator_id: 'row' }, growth: { since: 'created_at', retention: 'pendingOrders' } },
};
