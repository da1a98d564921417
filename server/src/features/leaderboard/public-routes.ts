import { leaderboardEndpoints } from '@perigee/core/leaderboard/endpoints';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type BoardDependencies, readPublicBoard } from './read-board.ts';
import { topTenCard } from './top-ten-card.ts';

/** How long an embedding site may cache the card, in seconds. */
const CARD_AGE_S = 60;

/** What anyone may see of a leaderboard that its server opened. */
export function publicLeaderboardRoutes(dependencies: BoardDependencies): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...leaderboardEndpoints.card,
      handler: async ({ params, query: { theme = 'dark', locale = 'en', ...query } }, reply) => {
        const board = await readPublicBoard(dependencies, params.guildId, query);
        return (
          reply
            .header('content-type', 'image/svg+xml; charset=utf-8')
            .header('cache-control', `public, max-age=${CARD_AGE_S}`)
            // The one answer that is made to stand on the pages of others.
            .header('cross-origin-resource-policy', 'cross-origin')
            .send(topTenCard({ ...board, theme, locale }))
        );
      },
    });

    app.route({
      ...leaderboardEndpoints.publicBoard,
      handler: ({ params, query }) => readPublicBoard(dependencies, params.guildId, query),
    });
  };
}
