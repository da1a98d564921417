import type { ColumnType, Generated } from 'kysely';
import type { OrderKind, OrderState } from './orders/order-state.ts';

/** What a member has of an item, and bought of it so far without what they returned. Items go by the key of their name. */
interface InventoryItemsTable {
  guild_id: string;
  user_id: string;
  item_key: string;
  /** As it was called when they last bought it. */
  item_name: string;
  owned: Generated<number>;
  bought: Generated<number>;
}

/** What is missing from an item's stock. */
interface ItemStocksTable {
  guild_id: string;
  item_key: string;
  taken: Generated<number>;
  since: Date | null;
}

/** A purchase, or a use of what was bought. */
interface ShopOrdersTable {
  guild_id: string;
  id: string;
  /** Makes it happen once. */
  key: string;
  kind: OrderKind;
  state: OrderState;
  user_id: string;
  /** Where it was asked for. */
  channel_id: string;
  item_key: string;
  item_name: string;
  count: number;
  /** Of all pieces together. */
  price: string;
  xp: string;
  /** Goes in as JSON and comes out parsed. */
  role_ids: ColumnType<unknown, string, never>;
  is_kept: boolean;
  /** Its movement in the books. */
  operation_id: string | null;
  problem: ColumnType<unknown, null | undefined, string>;
  ordered_at: Generated<Date>;
}

export interface ShopTables {
  inventory_items: InventoryItemsTable;
  item_stocks: ItemStocksTable;
  shop_orders: ShopOrdersTable;
}
