import { itemsEndpoints } from '@perigee/core/economy/items/endpoints';
import type { Item } from '@perigee/core/economy/items/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { SettingsCache } from '../../../bot/settings-cache.ts';
import {
  type GuildsService,
  findEntry,
  entrySlice,
  withChangedEntry,
  withEntry,
  withoutEntry,
  saveSlice,
  type SettingsService,
} from '../../community/index.ts';
import { ITEM_TEXTS } from './entry-texts.ts';

interface ItemsDependencies {
  settings: SettingsService;
  settingsCache: SettingsCache;
  guilds: Pick<GuildsService, 'requireBot'>;
}

/** Routes for items. */
export function itemsRoutes({ settings, settingsCache, guilds }: ItemsDependencies): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...itemsEndpoints.list,
      handler: async ({ params }) => {
        await guilds.requireBot(params.guildId);
        return (await settingsCache.get(params.guildId)).items;
      },
    });

    app.route({
      ...itemsEndpoints.create,
      handler: (request) =>
        saveSlice(settings, request, {
          section: 'items',
          slice: entrySlice(null, request.body.name),
          next: (items) => withEntry(items, itemOf(request.body), ITEM_TEXTS),
          read: (items) => findEntry(items, request.body.name, ITEM_TEXTS),
        }),
    });

    app.route({
      ...itemsEndpoints.update,
      handler: (request) =>
        saveSlice(settings, request, {
          section: 'items',
          slice: entrySlice(request.params.itemName, request.body.name),
          next: (items) => {
            const { itemName } = request.params;
            const item = { ...optionalOf(findEntry(items, itemName, ITEM_TEXTS)), ...itemOf(request.body) };
            return withChangedEntry(items, itemName, item, ITEM_TEXTS);
          },
          read: (items) => findEntry(items, request.body.name, ITEM_TEXTS),
        }),
    });

    app.route({
      ...itemsEndpoints.remove,
      handler: (request) =>
        saveSlice(settings, request, {
          section: 'items',
          slice: entrySlice(request.params.itemName, null),
          next: (items) => withoutEntry(items, request.params.itemName, ITEM_TEXTS),
          read: () => undefined,
        }),
    });
  };
}

/** `newName` is sent for a rename and is not a field of the item. */
function itemOf({ newName, ...item }: Item & { newName?: string | undefined }): Item {
  return item;
}

/**
 * Older clients omit these fields, so a missing one keeps its value; null clears it (docs/rules/economy.md#shop-item).
 */
function optionalOf({ stock, restock, limitPerMember, roleDuration, onUse }: Item): Partial<Item> {
  return {
    ...(stock !== undefined && { stock }),
    ...(restock !== undefined && { restock }),
    ...(limitPerMember !== undefined && { limitPerMember }),
    ...(roleDuration !== undefined && { roleDuration }),
    ...(onUse !== undefined && { onUse }),
  };
}
