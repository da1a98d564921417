import { leaderboardEndpoints } from '@perigee/core/economy/leaderboard/endpoints';
import { rankedValue, SEARCH_MAX } from '@perigee/core/economy/leaderboard/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { callerOf } from '../../../http/caller.ts';
import type { BoardReader } from '../balances/boards/board-reader.ts';
import type { Boards } from '../balances/boards/boards.ts';
import type { MemberNames } from '../../community/index.ts';
import { exportBoard } from './export-board.ts';
import { readBoardFor } from './read-board.ts';
import { type ProfileDependencies, readProfile } from './read-profile.ts';

interface RouteDependencies extends ProfileDependencies {
  boards: Boards;
  boardReader: BoardReader;
  memberNames: MemberNames;
}

/** Routes for leaderboards. */
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
        leaderboard.search({
          guildId,
          sort: rankedValue(sort),
          // Levels exist only for all time.
          period: sort === 'level' ? 'all' : period,
          text,
          limit: SEARCH_MAX,
        }),
    });

    app.route({
      ...leaderboardEndpoints.visibility,
      handler: async (request) => {
        const { userId } = callerOf(request);
        const { guildId } = request.params;
        await (request.body.hidden ? hiddenMembers.hide(guildId, userId) : hiddenMembers.show(guildId, userId));
        await boards.refresh(guildId, userId);
        return {
          message: request.body.hidden ? 'You’re hidden from the leaderboard' : 'You’re back on the leaderboard',
        };
      },
    });

    app.route({
      ...leaderboardEndpoints.member,
      handler: (request) => readProfile(dependencies, callerOf(request), request.params),
    });

    app.route({
      ...leaderboardEndpoints.export,
      handler: ({ params, query }, reply) => exportBoard(dependencies, reply, params.guildId, query),
    });
  };
}
