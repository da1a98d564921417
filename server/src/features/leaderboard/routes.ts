import { leaderboardEndpoints } from '@perigee/core/leaderboard/endpoints';
import { SEARCH_MAX } from '@perigee/core/leaderboard/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { callerOf } from '../../http/caller.ts';
import { exportBoard } from './export-board.ts';
import type { Leaderboards } from './open-leaderboard.ts';
import { readBoardFor, readPublicBoard } from './read-board.ts';
import { topTenCard } from './top-ten-card.ts';
import { type ProfileDependencies, readLedger, readProfile } from './read-profile.ts';

/** How long whoever embeds the card may keep it, in seconds. */
const CARD_AGE_S = 60;

type RouteDependencies = ProfileDependencies & Pick<Leaderboards, 'boards' | 'boardReader' | 'memberNames'>;

export function leaderboardRoutes(dependencies: RouteDependencies): FastifyPluginAsyncZod {
  const { leaderboard, hiddenMembers, boards } = dependencies;

  return async (app) => {
    app.route({
      ...leaderboardEndpoints.board,
      handler: (request) => readBoardFor(dependencies, callerOf(request), request.params.guildId, request.query),
    });

    app.route({
      ...leaderboardEndpoints.search,
      handler: ({ params: { guildId }, query: { sort = 'balance', period = 'all', text } }) =>
        leaderboard.search({ guildId, sort, period, text, limit: SEARCH_MAX }),
    });

    app.route({
      ...leaderboardEndpoints.visibility,
      handler: async (request) => {
        const { userId } = callerOf(request);
        const { guildId } = request.params;
        await (request.body.hidden ? hiddenMembers.hide(guildId, userId) : hiddenMembers.show(guildId, userId));
        await boards.refresh(guildId, userId);
        return { message: request.body.hidden ? 'You are off the leaderboard' : 'You are on the leaderboard again' };
      },
    });

    app.route({
      ...leaderboardEndpoints.member,
      handler: (request) => readProfile(dependencies, callerOf(request), request.params),
    });

    app.route({
      ...leaderboardEndpoints.ledger,
      handler: ({ params, query }) => readLedger(dependencies, params, query.before),
    });

    app.route({
      ...leaderboardEndpoints.export,
      handler: ({ params, query }, reply) => exportBoard(dependencies, reply, params.guildId, query),
    });

    app.route({
      ...leaderboardEndpoints.card,
      handler: async ({ params, query: { theme = 'dark', locale = 'en', ...query } }, reply) => {
        const board = await readPublicBoard(dependencies, params.guildId, query);
        return reply
          .header('content-type', 'image/svg+xml; charset=utf-8')
          .header('cache-control', `public, max-age=${CARD_AGE_S}`)
          // The one answer that is made to stand on the pages of others.
          .header('cross-origin-resource-policy', 'cross-origin')
          .send(topTenCard({ ...board, theme, locale }));
      },
    });

    app.route({
      ...leaderboardEndpoints.publicBoard,
      handler: ({ params, query }) => readPublicBoard(dependencies, params.guildId, query),
    });
  };
}
