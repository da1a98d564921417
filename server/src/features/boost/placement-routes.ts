import { placementEndpoints } from '@perigee/core/boost/placement-endpoints';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type Caller, callerOf } from '../../http/caller.ts';
import type { Services } from '../../services.ts';
import { describeOwnBoostWith } from './own-boost.ts';

type PlacementServices = Pick<Services, 'database' | 'placements' | 'guilds' | 'directory' | 'rights'>;

/** What people have, and where they place it. */
export function placementRoutes(services: PlacementServices): FastifyPluginAsyncZod {
  const { database, placements, guilds, directory, rights } = services;
  const describeOwn = describeOwnBoostWith(database.db, guilds);

  /** A server the person is in, and the bot too: nobody else may be told of it. */
  const sharedGuild = async (caller: Caller, guildId: string) => {
    await rights.requireMember(caller, guildId);
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

    // Of a server the person may have left, or the bot.
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
