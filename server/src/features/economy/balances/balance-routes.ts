import { balancesEndpoints } from '@perigee/core/economy/balances/endpoints';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '../../../errors/app-error.ts';
import { callerOf } from '../../../http/caller.ts';
import type { Boards } from './boards/boards.ts';
import type { NameMembers } from '../../community/index.ts';
import type { Ledger } from './ledger/ledger.ts';

/** How long an edit waits for the boards, in milliseconds; on a busy machine they may take longer. */
const PATIENCE_MS = 2_000;

interface BalanceDependencies {
  ledger: Ledger;
  boards: Pick<Boards, 'catchUp'>;
  nameMembers: NameMembers;
}

/** Endpoints that edit single balances. */
export function balancesRoutes({ ledger, boards, nameMembers }: BalanceDependencies): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...balancesEndpoints.update,
      handler: async (request) => {
        const { guildId, userId } = request.params;
        const { balance, resetXP, reason } = request.body;
        const [[name], holdings] = await Promise.all([
          nameMembers(guildId, [userId]),
          ledger.holdings(guildId, userId),
        ]);
        // Members who left keep what they have; somebody who was never a member gets nothing.
        if (holdings === null && name?.departed !== false) throw new AppError('notFound', 'No such member');

        await ledger.set({ guildId, userId, balance, resetXp: resetXP, reason, byId: callerOf(request).userId });
        await boards.catchUp(PATIENCE_MS);
        return { message: 'Balance saved' };
      },
    });

    app.route({
      ...balancesEndpoints.remove,
      handler: async (request) => {
        const isGone = await ledger.remove({ ...request.params, byId: callerOf(request).userId });
        if (!isGone) throw new AppError('notFound', 'This member is not on the leaderboard');
        await boards.catchUp(PATIENCE_MS);
        return { message: 'Balance deleted' };
      },
    });
  };
}
