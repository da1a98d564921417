import { itemsEndpoints } from '@perigee/core/economy/items/endpoints';
import { type Item, itemSchema, NEW_ITEM } from '@perigee/core/economy/items/schema';
import { m } from '#texts';
import type { EconomyEntryKind } from './entry-kind.ts';
import { ShopExamples } from './shop-examples.tsx';
import { ItemFields } from './item-fields.tsx';

export const ITEM_KIND: EconomyEntryKind<Item> = {
  section: 'items',
  limit: 'items',
  icon: 'gem',
  schema: itemSchema,
  initial: NEW_ITEM,
  takenCode: 'itemNameTaken',
  texts: {
    title: m.items_title,
    lead: m.items_lead,
    summary: m.fold_items,
    order: m.items_order,
    add: m.items_add,
    emptyTitle: m.items_empty_title,
    emptyText: m.items_empty_text,
    full: m.items_full,
    fullFree: m.items_full_free,
    createTitle: m.items_create,
    editTitle: m.items_edit,
    removeTitle: m.items_remove,
    removeText: m.items_remove_text,
    saved: m.items_saved,
    removed: m.items_removed,
  },
  Fields: ItemFields,
  Examples: ShopExamples,
  figures: ({ price, requiredXp, xp, addRole, roleDuration = null, stock = null, limitPerMember = null }) => [
    { label: m.items_price, value: { money: [price] } },
    ...(xp.max > 0 ? [{ label: m.items_xp, value: { number: [xp.min, xp.max] } }] : []),
    ...(addRole.length > 0 ? [{ label: m.items_add_role, value: { roles: addRole } }] : []),
    ...(roleDuration === null ? [] : [{ label: m.items_figure_duration, value: { durationMs: roleDuration } }]),
    ...(stock === null ? [] : [{ label: m.items_figure_stock, value: { number: [stock] } }]),
    ...(limitPerMember === null ? [] : [{ label: m.items_figure_limit, value: { number: [limitPerMember] } }]),
    ...(requiredXp > 0 ? [{ label: m.economy_required_xp, value: { number: [requiredXp] } }] : []),
  ],
  quick: {
    of: ({ price }) => [price],
    with: (item, [price = item.price]) => ({ ...item, price }),
    fields: [{ label: m.items_price, path: 'price' }],
    allowNegative: false,
  },
  entriesOf: ({ items }) => items,
  toSettings: (items) => ({ items }),
  create: (call, guildId, body) => call(itemsEndpoints.create, { params: { guildId }, body }),
  update: (call, { guildId, name, baseVersion }, body) =>
    call(itemsEndpoints.update, { params: { guildId, itemName: name }, body }, { baseVersion }),
  remove: (call, { guildId, name, baseVersion }) =>
    call(itemsEndpoints.remove, { params: { guildId, itemName: name } }, { baseVersion }),
};
