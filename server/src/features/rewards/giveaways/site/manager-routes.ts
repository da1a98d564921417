import { giveawaysEndpoints } from '@perigee/core/rewards/giveaways/endpoints';
import { ENTRANTS_PAGE, GIVEAWAYS_PAGE } from '@perigee/core/rewards/giveaways/limits';
import { limitOf } from '@perigee/core/base/limits/tier-limits';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { callerOf } from '../../../../http/caller.ts';
import { namePeople } from '../../../community/index.ts';
import { unknownGiveaway } from '../refusal.ts';
import { giveawayStore } from '../stores/giveaway-store.ts';
import { previewGiveaway } from './preview-giveaway.ts';
import { describeGiveaway, describeGiveaways, type ReadDeps } from './read-giveaways.ts';
import { readGiveawayStatistics } from './read-statistics.ts';

/** Giveaways as read by those who manage the economy. */
export function readRoutes(deps: ReadDeps): FastifyPluginAsyncZod {
  const { db, settings, entries, nameMembers } = deps;

  return async (app) => {
    app.route({
      ...giveawaysEndpoints.open,
      handler: async ({ params: { guildId } }) => {
        const [open, { boost, economy }] = await Promise.all([
          giveawayStore.listOpen(db, guildId),
          settings.get(guildId),
        ]);
        const giveaways = await describeGiveaways(deps, guildId, open);
        return { giveaways, max: limitOf('giveaways', boost), moneySymbol: economy.moneySymbol };
      },
    });

    app.route({
      ...giveawaysEndpoints.past,
      handler: async ({ params: { guildId }, query: { before } }) => {
        const last = before === undefined ? null : await giveawayStore.find(db, { guildId, id: before });
        if (before !== undefined && last === null) throw unknownGiveaway();
        const past = await giveawayStore.listPast(db, guildId, last?.number ?? null, GIVEAWAYS_PAGE);
        const giveaways = await describeGiveaways(deps, guildId, past);
        return { giveaways, next: past.length === GIVEAWAYS_PAGE ? (past.at(-1)?.id ?? null) : null };
      },
    });

    app.route({ ...giveawaysEndpoints.read, handler: ({ params }) => describeGiveaway(deps, params) });

    app.route({
      ...giveawaysEndpoints.preview,
      handler: (request) => previewGiveaway(deps, request.params.guildId, request.body, callerOf(request).userId),
    });

    app.route({
      ...giveawaysEndpoints.entrants,
      handler: async ({ params, query: { after = null } }) => {
        if ((await giveawayStore.find(db, params)) === null) throw unknownGiveaway();
        const page = await entries.page(params, after, ENTRANTS_PAGE);
        const people = await namePeople(
          nameMembers,
          params.guildId,
          page.map(({ userId }) => userId),
        );
        return {
          entrants: page.map(({ userId, at }) => ({ user: people(userId), at: at.toISOString() })),
          next: page.length === ENTRANTS_PAGE ? (page.at(-1)?.userId ?? null) : null,
        };
      },
    });

    app.route({ ...giveawaysEndpoints.statistics, handler: ({ params }) => readGiveawayStatistics(deps, params) });
  };
}
