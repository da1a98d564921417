import type { Item } from './schema.ts';

/** A member as the shop sees them. */
export interface Buyer {
  roleIds: readonly string[];
  balance: number;
  xp: number;
  /** The balance that a purchase must not go below. */
  floor: number;
  /** Pieces of the item they have bought so far, less those returned. */
  bought: number;
}

/** Availability of an item in the shop. */
export interface Shelf {
  /** Pieces left; null for unlimited. */
  left: number | null;
  /** False for an item above the limit because boost ended. */
  isActive: boolean;
}

/** Why an item cannot be bought, with the values its text needs. */
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

/** Whether a bought piece goes to the inventory instead of being used up at once. */
export function isKept(item: Item): boolean {
  return item.onUse === true || !hasEffect(item);
}

/** Whether a piece gives experience or changes roles, when bought or when used. */
export function hasEffect({ xp, addRole, removeRole }: Item): boolean {
  return xp.max > 0 || addRole.length > 0 || removeRole.length > 0;
}

/** Whether its only effect is to change roles permanently, so that one piece is enough. */
function isRolesAlone({ xp, roleDuration }: Item): boolean {
  return xp.max === 0 && (roleDuration ?? null) === null;
}

/**
 * The first obstacle to buying that many pieces of an item; null where there is none. Used by both the bot and the
 * dashboard's preview.
 * @param count from 1.
 */
export function purchaseObstacle(item: Item, shelf: Shelf, buyer: Buyer, count: number = 1): Obstacle | null {
  if (!shelf.isActive) return { why: 'inactive' };
  return (
    supplyObstacle(item, shelf, buyer, count) ??
    requirementObstacle(item, buyer, count) ??
    priceObstacle(item, buyer, count)
  );
}

/** Most pieces a member can buy at once; 0 where there is another obstacle. */
export function purchasableCount(item: Item, shelf: Shelf, buyer: Buyer): number {
  if (purchaseObstacle(item, shelf, buyer) !== null) return 0;
  const spare = Math.max(0, buyer.balance - Math.max(0, buyer.floor));
  return Math.min(
    item.price === 0 ? COUNT_MAX : Math.floor(spare / item.price),
    shelf.left ?? COUNT_MAX,
    (item.limitPerMember ?? Infinity) - buyer.bought,
    !isKept(item) && isRolesAlone(item) ? 1 : COUNT_MAX,
    COUNT_MAX,
  );
}

/** Most pieces in one purchase, sale or use. */
export const COUNT_MAX = 1_000;

function supplyObstacle(item: Item, { left }: Shelf, { bought }: Buyer, count: number): Obstacle | null {
  const max = item.limitPerMember ?? Infinity;
  if (bought + count > max) return { why: 'limit', max, left: Math.max(0, max - bought) };
  if (left === null || count <= left) return null;
  return left <= 0 ? { why: 'soldOut' } : { why: 'fewLeft', left };
}

function requirementObstacle(item: Item, { roleIds, xp }: Buyer, count: number): Obstacle | null {
  const missing = item.requiredRoles.filter((roleId) => !roleIds.includes(roleId));
  if (missing.length > 0) return { why: 'roles', roleIds: missing };
  if (xp < item.requiredXp) return { why: 'xp', missing: item.requiredXp - xp };
  return isKept(item) ? null : roleObstacle(item, roleIds, count);
}

/** Why its roles would change nothing. Experience and longer role times are worth buying again. */
export function roleObstacle(item: Item, roleIds: readonly string[], count: number): Obstacle | null {
  if (!isRolesAlone(item)) return null;
  const changesNothing =
    item.addRole.every((roleId) => roleIds.includes(roleId)) &&
    !item.removeRole.some((roleId) => roleIds.includes(roleId));
  if (changesNothing) return { why: 'alreadyHas' };
  return count > 1 ? { why: 'oneIsEnough' } : null;
}

function priceObstacle({ price }: Item, { balance, floor }: Buyer, count: number): Obstacle | null {
  const spare = BigInt(balance) - BigInt(Math.max(0, floor));
  const missing = BigInt(price) * BigInt(count) - spare;
  return price === 0 || missing <= 0n ? null : { why: 'money', missing: Number(missing) };
}
