import { overviewEndpoints } from '@perigee/core/overview/endpoints';
import { featuresOf } from '@perigee/core/overview/features';
import { SECTION_NAMES } from '@perigee/core/settings/sections';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { SettingsCache } from '../../bot/settings-cache.ts';
import type { GuildDirectory } from '../directory/index.ts';
import type { GreetingProblems } from '../greetings/index.ts';
import type { SettingsService } from '../settings/index.ts';
import type { NativeFilters } from '../automod/index.ts';
import { filterProblems } from './filter-problems.ts';
import { webhookProblems } from './webhook-problems.ts';
import { findProblems } from './find-problems.ts';

interface OverviewParts {
  directory: GuildDirectory;
  settings: Pick<SettingsService, 'stored'>;
  settingsCache: SettingsCache;
  nativeFilters: NativeFilters;
  /** Log channels whose webhook is gone. */
  logWebhookProblems: (guildId: string) => Promise<string[]>;
  greetingProblems: GreetingProblems;
}

/** Says what is on in a guild, what is off, and what the bot lacks to do it. */
export function overviewRoutes({
  directory,
  settings,
  settingsCache,
  nativeFilters,
  logWebhookProblems,
  greetingProblems,
}: OverviewParts): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...overviewEndpoints.read,
      handler: async ({ params: { guildId } }) => {
        const [guild, current, sections, filters, lacking] = await Promise.all([
          directory.get(guildId),
          settingsCache.get(guildId),
          settings.stored(guildId, SECTION_NAMES),
          nativeFilters.states(guildId),
          logWebhookProblems(guildId),
        ]);
        const met = await greetingProblems.list(guildId, current.greetings);
        return {
          features: featuresOf(current),
          problems: [
            ...findProblems(guild, current, sections),
            ...filterProblems(filters),
            ...webhookProblems(guild, lacking),
            ...met,
          ],
        };
      },
    });
  };
}
