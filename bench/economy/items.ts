import { type Item, NEW_ITEM } from '@perigee/core/economy/items/schema';

/** An item with unlimited stock. */
export const PLENTY: Item = { ...NEW_ITEM, name: 'Apple', price: 10 };

/** An item that 200 clients sell out quickly. */
export const RARE: Item & { stock: number } = { ...NEW_ITEM, name: 'Relic', price: 25, stock: 30 };

/** The percentage of the price the shop pays for an item sold back. */
export const SELL_BACK = 50;
