import { giveawaysEndpoints } from '@perigee/core/rewards/giveaways/endpoints';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { callerOf } from '../../../../http/caller.ts';
import { editGiveaway } from '../desk/change.ts';
import { createGiveaway } from '../desk/create.ts';
import { repostGiveaway } from '../desk/repost.ts';
import { requireGiver } from '../desk/require-giver.ts';
import { cancelGiveaway, endGiveaway, pauseGiveaway, resumeGiveaway, startGiveaway } from '../desk/steps.ts';
import { redraw } from '../draw/redraw.ts';
import type { GiveawayDeps } from '../giveaway-deps.ts';
import type { GiveawayKey } from '../record.ts';
import { describeGiveaway, type ReadDeps } from './read-giveaways.ts';

/** What managers of the economy do with giveaways; each call returns the result. */
export function stepRoutes(deps: ReadDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...giveawaysEndpoints.create,
      handler: async (request) => {
        const { isDraft, ...input } = request.body;
        const { guildId } = request.params;
        const key = await createGiveaway(deps, { guildId, userId: callerOf(request).userId, input, isDraft });
        return describeGiveaway(deps, key);
      },
    });

    app.route({
      ...giveawaysEndpoints.edit,
      handler: async (request) => {
        const { params, body: input } = request;
        await editGiveaway(deps, params, { userId: callerOf(request).userId, input });
        return describeGiveaway(deps, params);
      },
    });

    app.route({
      ...giveawaysEndpoints.cancel,
      handler: async ({ params }) => {
        await cancelGiveaway(deps, params);
        return { message: 'Giveaway cancelled' };
      },
    });

    app.route({
      ...giveawaysEndpoints.repost,
      handler: async (request) => {
        const { params, body } = request;
        const { channel } = body;
        const { userId } = callerOf(request);
        await requireGiver(deps, params, userId);
        await repostGiveaway(deps, params, { userId, channelId: channel });
        return describeGiveaway(deps, params);
      },
    });

    app.route({
      ...giveawaysEndpoints.reroll,
      handler: async (request) => {
        const { params, body } = request;
        await requireGiver(deps, params, callerOf(request).userId);
        const isTarget = (winner: { userId: string }) => body.userId === null || winner.userId === body.userId;
        await redraw(deps, deps.api, params, { isTarget, as: 'rerolled', byId: callerOf(request).userId });
        return describeGiveaway(deps, params);
      },
    });
  };
}

/** State changes of a giveaway. */
export function stateRoutes(deps: ReadDeps): FastifyPluginAsyncZod {
  type Step = (deps: GiveawayDeps, key: GiveawayKey, userId: string) => Promise<void>;
  const { start, pause, resume, end } = giveawaysEndpoints;
  const steps: readonly (readonly [typeof start | typeof pause | typeof resume | typeof end, Step])[] = [
    [start, startGiveaway],
    [pause, pauseGiveaway],
    [resume, resumeGiveaway],
    [end, endGiveaway],
  ];

  return async (app) => {
    for (const [call, step] of steps) {
      app.route({
        ...call,
        handler: async (request) => {
          if (call !== pause) await requireGiver(deps, request.params, callerOf(request).userId);
          await step(deps, request.params, callerOf(request).userId);
          return describeGiveaway(deps, request.params);
        },
      });
    }
  };
}
