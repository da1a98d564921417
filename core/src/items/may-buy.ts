import type { Item } from './schema.ts';

/** A member as the shop sees them. */
export interface Buyer {
  roleIds: readonly string[];
  balance: number;
  xp: number;
  /** What no purchase takes them below. */
  floor: number;
  /** Pieces of the item they bought so far, without those they returned. */
  bought: number;
}

/** How an item stands in the shop. */
export interface Shelf {
  /** Pieces that are left; null for any number. */
  left: number | null;
  /** False for an item above the limit since a boost ended. */
  isActive: boolean;
}

/** Why an item can not be bought, with what its text needs. */
export type Obstacle =
  | { why: 'inactive' }
  | { why: 'soldOut' }
  | { why: 'fewLeft'; left: number }
  | { why: 'limit'; max: number; left: number }
  | { why: 'roles'; roleIds: string[] }
  | { why: 'xp'; missing: number }
  | { why: 'alreadyHas' }
  | { why: 'oneIsEnough' }
  | { why: 'money'; missing: number };

/** Whether a piece waits in the inventory instead of being used up by buying it. */
export function isKept(item: Item): boolean {
  return item.onUse === true || !hasEffect(item);
}

/** Whether a piece gives experience or changes roles, on buying or on use. */
export function hasEffect({ xp, addRole, removeRole }: Item): boolean {
  return xp.max > 0 || addRole.length > 0 || removeRole.length > 0;
}

/** Whether it gives and takes roles for good and nothing else: of such an item one is enough. */
function isRolesAlone({ xp, roleDuration }: Item): boolean {
  return xp.max === 0 && (roleDuration ?? null) === null;
}

/**
 * The first thing that keeps a member from buying so many pieces of an item; null where they may. Both the bot and the
 * preview on the dashboard go by it.
 * @param count from 1.
 */
export function whyNotBuy(item: Item, shelf: Shelf, buyer: Buyer, count: number = 1): Obstacle | null {
  if (!shelf.isActive) return { why: 'inactive' };
  return whyNotGiven(item, shelf, buyer, count) ?? whyNotFit(item, buyer, count) ?? whyNotPaid(item, buyer, count);
}

/** How many pieces a member could buy at once at most; 0 where something else keeps them from it. */
export function mostToBuy(item: Item, shelf: Shelf, buyer: Buyer): number {
  if (whyNotBuy(item, shelf, buyer) !== null) return 0;
  const spare = Math.max(0, buyer.balance - Math.max(0, buyer.floor));
  return Math.min(
    item.price === 0 ? COUNT_MAX : Math.floor(spare / item.price),
    shelf.left ?? COUNT_MAX,
    (item.limitPerMember ?? Infinity) - buyer.bought,
    !isKept(item) && isRolesAlone(item) ? 1 : COUNT_MAX,
    COUNT_MAX,
  );
}

/** Most pieces of one purchase, sale or use. */
export const COUNT_MAX = 1_000;

function whyNotGiven(item: Item, { left }: Shelf, { bought }: Buyer, count: number): Obstacle | null {
  const max = item.limitPerMember ?? Infinity;
  if (bought + count > max) return { why: 'limit', max, left: Math.max(0, max - bought) };
  if (left === null || count <= left) return null;
  return left <= 0 ? { why: 'soldOut' } : { why: 'fewLeft', left };
}

function whyNotFit(item: Item, { roleIds, xp }: Buyer, count: number): Obstacle | null {
  const missing = item.requiredRoles.filter((roleId) => !roleIds.includes(roleId));
  if (missing.length > 0) return { why: 'roles', roleIds: missing };
  if (xp < item.requiredXp) return { why: 'xp', missing: item.requiredXp - xp };
  return isKept(item) ? null : whyNotWorn(item, roleIds, count);
}

/** Why giving its roles would change nothing. Experience, and time that a role stays longer, are worth buying again. */
export function whyNotWorn(item: Item, roleIds: readonly string[], count: number): Obstacle | null {
  if (!isRolesAlone(item)) return null;
  const changesNothing =
    item.addRole.every((roleId) => roleIds.includes(roleId)) &&
    !item.removeRole.some((roleId) => roleIds.includes(roleId));
  if (changesNothing) return { why: 'alreadyHas' };
  return count > 1 ? { why: 'oneIsEnough' } : null;
}

function whyNotPaid({ price }: Item, { balance, floor }: Buyer, count: number): Obstacle | null {
  const spare = BigInt(balance) - BigInt(Math.max(0, floor));
  const missing = BigInt(price) * BigInt(count) - spare;
  return price === 0 || missing <= 0n ? null : { why: 'money', missing: Number(missing) };
}
