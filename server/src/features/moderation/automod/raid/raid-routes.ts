import { raidEndpoints, type RaidReply } from '@perigee/core/moderation/automod/raid-endpoints';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '../../../../errors/app-error.ts';
import { callerOf } from '../../../../http/caller.ts';
import { type GuildRights, lacksPermission } from '../../../community/index.ts';
import type { Raid } from './raid-rows.ts';
import type { RaidStore } from './raid-store.ts';

/** Endpoints for the running raid. */
export function raidRoutes(raids: RaidStore, rights: Pick<GuildRights, 'punisher'>): FastifyPluginAsyncZod {
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
        const caller = callerOf(request);
        const mayPunish = await rights.punisher(caller, guildId);
        if (!mayPunish(UNDO_PERMISSION)) throw lacksPermission(UNDO_PERMISSION);
        const isUndone = await raids.undo(guildId, raidId, caller.userId);
        if (!isUndone) throw new AppError('conflict', 'The raid is over or has been undone');
        return { message: 'Ending the raid' };
      },
    });
  };
}

/** What changing invites and the verification level back takes on the platform, as for the button in the log. */
const UNDO_PERMISSION = 'ManageGuild';

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
