import { leaderboardEndpoints } from '@perigee/core/economy/leaderboard/endpoints';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type BoardDependencies, readPublicBoard } from './read-board.ts';
import { topTenCard } from './top-ten-card.ts';

/** How long an embedding site may cache the card, in seconds. */
const CARD_AGE_S = 60;

/** What anybody may see of a leaderboard that its guild made public. */
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
            // The only response meant to be embedded in other sites' pages.
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
