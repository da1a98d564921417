import { type Item, NEW_ITEM } from '@perigee/core/items/schema';

/** Something of which there is always more. */
export const PLENTY: Item = { ...NEW_ITEM, name: 'Apple', price: 10 };

/** Something that 200 clients are soon out of. */
export const RARE: Item & { stock: number } = { ...NEW_ITEM, name: 'Relic', price: 25, stock: 30 };

/** Percent of the price for which the shop takes a piece back. */
export const SELL_BACK = 50;
