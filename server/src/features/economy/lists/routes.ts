import { type ListName, listsEndpoints } from '@perigee/core/economy/lists/endpoints';
import type { VersionReply } from '@perigee/core/base/sections/save-reply';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { SettingsCache } from '../../../bot/settings-cache.ts';
import { CUSTOM_JOB_TEXTS } from '../custom-jobs/entry-texts.ts';
import { ITEM_TEXTS } from '../items/entry-texts.ts';
import { type EntryTexts, saveSlice, type SettingsService } from '../../community/index.ts';
import { copying, type ListChange, ordering, removing } from './change-list.ts';

const TEXTS: Record<ListName, EntryTexts> = { items: ITEM_TEXTS, customJobs: CUSTOM_JOB_TEXTS };

interface ListsDependencies {
  settings: SettingsService;
  settingsCache: SettingsCache;
}

type GuildRequest = Parameters<typeof saveSlice>[1];

/** Routes for bulk changes to the entries of a list. */
export function listsRoutes({ settings, settingsCache }: ListsDependencies): FastifyPluginAsyncZod {
  const save = async (request: GuildRequest, list: ListName, change: ListChange): Promise<VersionReply> => {
    const { slice } = change;
    const read = () => undefined;
    const { message, version } = await (list === 'items'
      ? saveSlice(settings, request, { section: 'items', slice, next: (items) => change.next(items), read })
      : saveSlice(settings, request, { section: 'customJobs', slice, next: (jobs) => change.next(jobs), read }));
    return { message, version };
  };

  return async (app) => {
    app.route({
      ...listsEndpoints.order,
      handler: (request) => {
        const { list } = request.params;
        return save(request, list, ordering(request.body.names, TEXTS[list]));
      },
    });

    app.route({
      ...listsEndpoints.copy,
      handler: async (request) => {
        const { list, guildId } = request.params;
        const { boost } = await settingsCache.get(guildId);
        return save(request, list, copying(request.body.copies, boost, TEXTS[list]));
      },
    });

    app.route({
      ...listsEndpoints.remove,
      handler: (request) => {
        const { list } = request.params;
        return save(request, list, removing(request.body.names, TEXTS[list]));
      },
    });
  };
}
