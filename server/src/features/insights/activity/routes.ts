import { activityEndpoints } from '@perigee/core/insights/activity/endpoints';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { SettingsCache } from '../../../bot/settings-cache.ts';
import type { ActivityReader } from './activity-reader.ts';

interface ActivityDeps {
  activity: Pick<ActivityReader, 'chart'>;
  settingsCache: SettingsCache;
}

/** Endpoints for the activity of a guild. */
export function activityRoutes({ activity, settingsCache }: ActivityDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...activityEndpoints.read,
      handler: async ({ params: { guildId }, query: { span } }) => {
        const { timeZone } = await settingsCache.get(guildId);
        return { points: await activity.chart(guildId, span, timeZone.zone) };
      },
    });
  };
}
