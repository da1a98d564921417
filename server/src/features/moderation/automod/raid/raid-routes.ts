import { raidEndpoints, type RaidReply } from '@perigee/core/moderation/automod/raid-endpoints';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '../../../../errors/app-error.ts';
import { callerOf } from '../../../../http/caller.ts';
import type { Raid } from './raid-rows.ts';
import type { RaidStore } from './raid-store.ts';

/** Endpoints for the running raid. */
export function raidRoutes(raids: RaidStore): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...raidEndpoints.running,
      handler: async ({ params }) => {
        const running = await raids.running(params.guildId);
        return { raid: running && raidReply(running) };
      },
    });

    app.route({
      ...raidEndpoints.undo,
      handler: async (request) => {
        const { guildId, raidId } = request.params;
        if ((await raids.find(guildId, raidId)) === null) throw new AppError('notFound', 'No such raid');
        const isUndone = await raids.undo(guildId, raidId, callerOf(request).userId);
        if (!isUndone) throw new AppError('conflict', 'The raid is over or has been undone');
        return { message: 'Ending the raid' };
      },
    });
  };
}

function raidReply({ id, begunAt, endsAt, measures, joined, kicked, undoneBy }: Raid): RaidReply {
  return {
    id,
    begunAt: begunAt.toISOString(),
    endsAt: endsAt.toISOString(),
    ...measures,
    joined,
    kicked,
    isUndone: undoneBy !== null,
  };
}
