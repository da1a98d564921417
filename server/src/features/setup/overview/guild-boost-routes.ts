import { inactiveIn } from '@perigee/core/community/boost/inactive';
import { placementState } from '@perigee/core/community/boost/placement';
import { placementEndpoints } from '@perigee/core/community/boost/placement-endpoints';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { SettingsCache } from '../../../bot/settings-cache.ts';
import type { BoostService, NameMembers } from '../../community/index.ts';
import type { FindInactive } from '../../inactive.ts';

interface GuildBoostDeps {
  boost: BoostService;
  nameMembers: NameMembers;
  settingsCache: SettingsCache;
  findInactive: FindInactive;
}

/** The supporters who boost a guild, and what is inactive in it without boost. */
export function guildBoostRoutes({
  boost,
  nameMembers,
  settingsCache,
  findInactive,
}: GuildBoostDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...placementEndpoints.ofGuild,
      handler: async ({ params: { guildId } }) => {
        const now = Date.now();
        const [supporters, settings] = await Promise.all([boost.supporters(guildId), settingsCache.get(guildId)]);
        const names = await nameMembers(
          guildId,
          supporters.map(({ userId }) => userId),
        );
        const boosts = supporters.map(({ userId: id, subscription, turn, since }, index) => {
          const { username = id, globalName = null, avatar = null } = names[index] ?? {};
          return {
            user: { id, username, globalName, avatar },
            since: since.toISOString(),
            until: subscription && new Date(subscription.endsAt).toISOString(),
            state: placementState(subscription, turn, now),
          };
        });
        const inactive = [...inactiveIn(settings), ...(await findInactive({ guildId, settings }))];
        return { boosted: settings.boost, byHost: boost.isGiven(guildId), boosts, inactive };
      },
    });
  };
}
