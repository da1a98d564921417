import { placementEndpoints } from '@perigee/core/community/boost/placement-endpoints';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type Caller, callerOf } from '../../../http/caller.ts';
import type { GuildDirectory } from '../directory/guild-directory.ts';
import type { UserGuilds } from '../directory/user-guilds.ts';
import type { DescribeOwnBoost } from './own-boost.ts';
import type { Placements } from './placements.ts';

interface PlacementDeps {
  placements: Placements;
  describeOwn: DescribeOwnBoost;
  directory: Pick<GuildDirectory, 'get'>;
  userGuilds: UserGuilds;
}

/** Endpoints for a person's boosts and their placement. */
export function placementRoutes(deps: PlacementDeps): FastifyPluginAsyncZod {
  const { placements, describeOwn, directory, userGuilds } = deps;

  /** A server that both the person and the bot are in; nothing is revealed about others. */
  const sharedGuild = async (caller: Caller, guildId: string) => {
    await userGuilds.get(caller, guildId);
    const { name } = await directory.get(guildId);
    return { id: guildId, name };
  };

  return async (app) => {
    app.route({ ...placementEndpoints.own, handler: (request) => describeOwn(callerOf(request)) });

    app.route({
      ...placementEndpoints.take,
      handler: async (request) => {
        const caller = callerOf(request);
        await placements.take(caller.userId, await sharedGuild(caller, request.body.guildId));
        return describeOwn(caller);
      },
    });

    app.route({
      ...placementEndpoints.move,
      handler: async (request) => {
        const caller = callerOf(request);
        const to = await sharedGuild(caller, request.body.guildId);
        await placements.move(caller.userId, request.params.guildId, to);
        return describeOwn(caller);
      },
    });

    // Without that check: the person or the bot may have left the server.
    app.route({
      ...placementEndpoints.release,
      handler: async (request) => {
        const caller = callerOf(request);
        await placements.release(caller.userId, request.params.guildId);
        return describeOwn(caller);
      },
    });
  };
}
