import { createHash, randomBytes } from 'node:crypto';
import type { Item } from '@perigee/core/economy/items/schema';
import { nameKey } from '@perigee/core/base/names/name-key';
import * as z from 'zod/mini';
import { customId, wholeNumber } from '../../../../bot/components/custom-id.ts';

const id = z.string().check(z.regex(/^\d{1,20}$/));
const hash = z.string().check(z.regex(/^[\w-]{10}$/));
const uuid = z.string().check(z.regex(/^[\da-f-]{36}$/));

/** Shows another page of the shop. */
export const pageId = customId({
  feature: 'shop',
  action: 'page',
  version: 1,
  args: { ownerId: id, page: wholeNumber },
});

/** Shows the chosen item; `page` is the page it is on. */
export const pickId = customId({
  feature: 'shop',
  action: 'pick',
  version: 1,
  args: { ownerId: id, page: wholeNumber },
});

/** Buys an item as it was shown, once per token of the message that showed it. */
export const buyId = customId({
  feature: 'shop',
  action: 'buy',
  version: 1,
  args: { ownerId: id, item: hash, seen: hash, token: hash },
});

/** Returns a purchase. */
export const returnId = customId({
  feature: 'shop',
  action: 'return',
  version: 1,
  args: { ownerId: id, orderId: uuid },
});

/** Returns the purchase chosen in the select. */
export const returnPickId = customId({ feature: 'shop', action: 'returns', version: 1, args: { ownerId: id } });

/** Shows another page of an inventory. */
export const inventoryId = customId({
  feature: 'shop',
  action: 'inventory',
  version: 1,
  args: { ownerId: id, memberId: id, page: wholeNumber },
});

/** Short hash that identifies an item in a button id, which has no room for its name. */
export function itemRef({ name }: Pick<Item, 'name'>): string {
  return shortHash(nameKey(name));
}

/** Short hash of everything a buyer is shown about an item; it changes if any of that does. */
export function versionOf(item: Item): string {
  const { price, xp, addRole, removeRole, requiredRoles, requiredXp } = item;
  const { roleDuration = null, onUse = false } = item;
  return shortHash(
    JSON.stringify([price, xp.min, xp.max, addRole, removeRole, requiredRoles, requiredXp, roleDuration, onUse]),
  );
}

/** Creates a token for one purchase, new each time a button is drawn. */
export function newToken(): string {
  return randomBytes(8).toString('base64url').slice(0, HASH_LENGTH);
}

const HASH_LENGTH = 10;

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, HASH_LENGTH);
}
