import type { ColumnType, Generated } from 'kysely';
import type { TableFacts } from '../../../database/table-facts.ts';
import type { OrderKind, OrderState } from './order-state.ts';

/**
 * Pieces of an item a member has, and bought in total without returned ones. Items are identified by their name's key.
 */
interface InventoryItemsTable {
  guild_id: string;
  user_id: string;
  item_key: string;
  /** The item's name when the row last changed. */
  item_name: string;
  owned: Generated<number>;
  bought: Generated<number>;
}

/** Pieces missing from an item's stock. */
interface ItemStocksTable {
  guild_id: string;
  item_key: string;
  taken: Generated<number>;
  since: Date | null;
}

/** A purchase, or a use of purchased items. */
interface ShopOrdersTable {
  guild_id: string;
  id: string;
  /** Idempotency key. */
  key: string;
  kind: OrderKind;
  state: OrderState;
  user_id: string;
  /** The channel of the command. */
  channel_id: string;
  item_key: string;
  item_name: string;
  count: number;
  /** Total price. */
  price: string;
  xp: string;
  /** Written as JSON, read as a parsed value. */
  role_ids: ColumnType<unknown, string, never>;
  is_kept: boolean;
  /** The ledger operation. */
  operation_id: string | null;
  problem: ColumnType<unknown, null | undefined, string>;
  ordered_at: Generated<Date>;
}

export interface ShopTables {
  inventory_items: InventoryItemsTable;
  item_stocks: ItemStocksTable;
  shop_orders: ShopOrdersTable;
}

declare module '../../../database/tables.ts' {
  interface Tables extends ShopTables {}
}

/** Whom these tables name, and what keeps them from growing. */
export const SHOP_TABLES: TableFacts<ShopTables> = {
  inventory_items: { persons: { user_id: 'row' }, growth: { oneRowFor: 'item in a member’s inventory' } },
  item_stocks: { growth: { oneRowFor: 'item of a shop' } },
  shop_orders: { persons: { user_id: 'row' }, growth: { since: 'ordered_at', retention: 'orders' } },
};
