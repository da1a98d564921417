import { balancesEndpoints } from '@perigee/core/balances/endpoints';
import { generalEndpoints } from '@perigee/core/general/endpoints';
import { makeIssue } from '@perigee/core/issues/issue';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '../../errors/app-error.ts';
import { callerOf } from '../../http/caller.ts';
import { REPLY_MESSAGES } from '../../http/reply-messages.ts';
import type { GuildDirectory } from '../directory/index.ts';
import type { NameMembers } from '../members/index.ts';
import type { BoardReader } from './board-reader.ts';
import type { BalanceResets } from './balance-resets.ts';

interface ResetDependencies {
  boardReader: BoardReader;
  nameMembers: NameMembers;
  balanceResets: BalanceResets;
  directory: GuildDirectory;
}

/** Resetting all balances of a server, watching how far it is, and taking it back. */
export function balanceResetRoutes(dependencies: ResetDependencies): FastifyPluginAsyncZod {
  const { balanceResets, directory, boardReader, nameMembers } = dependencies;

  return async (app) => {
    app.route({
      ...generalEndpoints.reset,
      handler: async (request) => {
        const { guildId } = request.params;
        const { name } = await directory.get(guildId);
        if (request.body.name !== name) {
          const issues = [makeIssue('name', 'nameMismatch')];
          throw new AppError('invalid', "This is not the server's name", { issues });
        }
        const { members } = await boardReader.page({ guildId, sort: 'balance', period: 'all', page: 1 });
        await balanceResets.start(guildId, callerOf(request).userId, members);
        return { message: REPLY_MESSAGES.resetBegun };
      },
    });

    app.route({
      ...balancesEndpoints.resetProgress,
      handler: async ({ params: { guildId } }) => {
        const reset = await balanceResets.latest(guildId);
        if (reset === null) return null;
        const [name] = await nameMembers(guildId, [reset.startedBy]);
        return { ...reset, startedBy: { id: reset.startedBy, username: name?.username ?? null } };
      },
    });

    app.route({
      ...balancesEndpoints.undoReset,
      handler: async ({ params: { guildId, resetId } }) => {
        await balanceResets.undo(guildId, resetId);
        return { message: REPLY_MESSAGES.resetUndone };
      },
    });
  };
}
