import { itemsEndpoints } from '@perigee/core/items/endpoints';
import type { Item } from '@perigee/core/items/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { SettingsCache } from '../../bot/settings-cache.ts';
import type { GuildsService } from '../guilds/index.ts';
import {
  type EntryTexts,
  saveEntry,
  type SettingsService,
  withChangedEntry,
  withEntry,
  withoutEntry,
} from '../settings/index.ts';

const TEXTS: EntryTexts = {
  taken: { message: 'Another item has this name', code: 'itemNameTaken' },
  missing: 'There is no such item',
};

interface ItemsDependencies {
  settings: SettingsService;
  settingsCache: SettingsCache;
  guilds: Pick<GuildsService, 'requireBot'>;
}

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
        saveEntry(settings, request, {
          section: 'items',
          oldName: null,
          name: request.body.name,
          change: (items) => withEntry(items, itemOf(request.body), TEXTS),
        }),
    });

    app.route({
      ...itemsEndpoints.update,
      handler: (request) =>
        saveEntry(settings, request, {
          section: 'items',
          oldName: request.params.itemName,
          name: request.body.name,
          change: (items) => withChangedEntry(items, request.params.itemName, itemOf(request.body), TEXTS),
        }),
    });

    app.route({
      ...itemsEndpoints.remove,
      handler: (request) =>
        saveEntry(settings, request, {
          section: 'items',
          oldName: request.params.itemName,
          name: null,
          change: (items) => withoutEntry(items, request.params.itemName, TEXTS),
        }),
    });
  };
}

/** What a page needs for renaming is no part of the item. */
function itemOf({ newName, ...item }: Item & { newName?: string | undefined }): Item {
  return item;
}
