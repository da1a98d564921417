import { limitOf } from '../../base/limits/tier-limits.ts';
import { nameKey } from '../../base/names/name-key.ts';
import { defineSection } from '../../base/sections/define-section.ts';
import { type Grant, type Guard, scarce } from '../../base/sections/grants.ts';
import { referencesAt } from '../../base/sections/references.ts';
import { counted } from '../../base/sections/feature-usage.ts';
import { type Item, itemsSchema } from './schema.ts';

export const itemsSection = defineSection({
  name: 'items',
  title: { en: 'Shop items', ru: 'Товары магазина' },
  tab: 'economy',
  schema: itemsSchema,
  initial: [],
  normalise: (items) => items.map(normaliseItem),
  references: (items) =>
    items.flatMap(({ requiredRoles, addRole, removeRole }, index) => [
      ...referencesAt('role', `${index}.requiredRoles`, requiredRoles),
      ...referencesAt('role', `${index}.addRole`, addRole, true),
      ...referencesAt('role', `${index}.removeRole`, removeRole, true),
    ]),
  grants: (items) => items.flatMap((item, index) => grantsOf(item, String(index))),
  boostFields: (items) => items.flatMap(({ iconUrl }, index) => (iconUrl === '' ? [] : [`${index}.iconUrl`])),
  limited: (items) => ({ kind: 'items', count: items.length }),
  needs: (items) =>
    items.flatMap(({ addRole, removeRole }, index) =>
      addRole.length + removeRole.length === 0 ? [] : [{ path: `${index}.addRole`, permission: 'ManageRoles' }],
    ),
  // Items above the limit because boost ended are inactive.
  features: { items: (items, boost) => counted(Math.min(items.length, limitOf('items', boost))) },
});

/** Drops fields that set no limit or can have no effect. */
function normaliseItem(input: Item): Item {
  const { stock, restock = null, limitPerMember, roleDuration, onUse, ...item } = input;
  const hasStock = typeof stock === 'number';
  const hasEffect = item.xp.max > 0 || item.addRole.length > 0 || item.removeRole.length > 0;
  return {
    ...item,
    name: item.name.trim(),
    ...(hasStock && { stock }),
    ...(hasStock && restock !== null && { restock }),
    ...(typeof limitPerMember === 'number' && { limitPerMember }),
    ...(typeof roleDuration === 'number' && item.addRole.length > 0 && { roleDuration }),
    ...(onUse === true && hasEffect && { onUse }),
  };
}

/** Entries are named, since inventories, levels, coupons and giveaways refer to items by name. */
function grantsOf(item: Item, path: string): Grant[] {
  const of = { entry: nameKey(item.name), guards: guardsOf(item, path) };
  return [
    ...item.addRole.map((id, at) => ({ kind: 'giveRole' as const, id, path: `${path}.addRole.${at}`, ...of })),
    ...item.removeRole.map((id, at) => ({ kind: 'takeRole' as const, id, path: `${path}.removeRole.${at}`, ...of })),
  ];
}

function guardsOf(item: Item, path: string): Record<string, Guard> {
  const { price, requiredXp, requiredRoles, stock, restock, limitPerMember, roleDuration } = item;
  return {
    price: { path: `${path}.price`, asks: price },
    requiredXp: { path: `${path}.requiredXp`, asks: requiredXp },
    requiredRoles: { path: `${path}.requiredRoles`, roles: requiredRoles },
    stock: scarce(`${path}.stock`, stock),
    // An unlimited stock needs no restock.
    restock: scarce(`${path}.restock`, typeof stock === 'number' ? perMs(restock ?? null) : null),
    limitPerMember: scarce(`${path}.limitPerMember`, limitPerMember),
    roleDuration: scarce(`${path}.roleDuration`, roleDuration),
  };
}

function perMs(restock: { amount: number; every: number } | null): number {
  return restock === null ? 0 : restock.amount / restock.every;
}
