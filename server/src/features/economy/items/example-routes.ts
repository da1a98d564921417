import { itemsEndpoints } from '@perigee/core/economy/items/endpoints';
import { fitPresetItems, presetItems } from '@perigee/core/economy/items/presets';
import type { Item } from '@perigee/core/economy/items/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { SettingsCache } from '../../../bot/settings-cache.ts';
import { AppError } from '../../../errors/app-error.ts';
import { saveSlice, type SettingsService, WHOLE } from '../../community/index.ts';

interface ExampleDependencies {
  settings: SettingsService;
  settingsCache: SettingsCache;
}

/** Adds the goods of an example shop. */
export function exampleRoutes({ settings, settingsCache }: ExampleDependencies): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...itemsEndpoints.addGoods,
      handler: async (request) => {
        const { guildId, shop } = request.params;
        const { language, boost } = await settingsCache.get(guildId);
        return saveSlice(settings, request, {
          section: 'items',
          slice: WHOLE,
          next: (items) => withPresetItems(items, presetItems(shop, language.interface), boost),
          read: (items) => items,
        });
      },
    });
  };
}

/** @throws AppError `conflict` where none of the goods fits. */
function withPresetItems(items: readonly Item[], goods: readonly Item[], boost: boolean): Item[] {
  const fitting = fitPresetItems(goods, items, boost).flatMap(({ item, leftOut }) => (leftOut === null ? [item] : []));
  if (fitting.length === 0) throw new AppError('conflict', 'The shop already has all of these, or is full');
  return [...items, ...fitting];
}
