import { balancesEndpoints } from '@perigee/core/economy/balances/endpoints';
import { generalEndpoints } from '@perigee/core/community/general/endpoints';
import { makeIssue } from '@perigee/core/base/issues/issue';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '../../../../errors/app-error.ts';
import { callerOf } from '../../../../http/caller.ts';
import type { GuildDirectory, NameMembers } from '../../../community/index.ts';
import type { BoardReader } from '../boards/board-reader.ts';
import type { MassChanges, UndoOutcome } from './mass-changes.ts';

interface ResetDependencies {
  boardReader: BoardReader;
  nameMembers: NameMembers;
  massChanges: MassChanges;
  directory: GuildDirectory;
}

/** Endpoints that reset all balances of a server, report the progress, and undo it. */
export function balanceResetRoutes(dependencies: ResetDependencies): FastifyPluginAsyncZod {
  const { massChanges, directory, boardReader, nameMembers } = dependencies;

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
        await massChanges.reset(guildId, callerOf(request).userId, members);
        return { message: 'The balance reset has started' };
      },
    });

    app.route({
      ...balancesEndpoints.resetProgress,
      handler: async ({ params: { guildId } }) => {
        const change = await massChanges.latest(guildId);
        if (change === null) return null;
        const { id, state, done, total, startedBy, startedAt, undoUntil, kind, amount, roleId } = change;
        const [name] = await nameMembers(guildId, [startedBy]);
        return {
          id,
          state,
          done,
          total,
          startedAt,
          undoUntil,
          startedBy: { id: startedBy, username: name?.username ?? null },
          order: kind === 'reset' || roleId === null ? null : { kind, amount, roleId },
        };
      },
    });

    app.route({
      ...balancesEndpoints.undoReset,
      handler: async ({ params: { guildId, resetId } }) => {
        requireUndoStarted(await massChanges.undo(guildId, resetId));
        return { message: 'Balances are being restored' };
      },
    });
  };
}

function requireUndoStarted(outcome: UndoOutcome): void {
  if (outcome === 'unknown') throw new AppError('notFound', 'This reset no longer exists');
  if (outcome === 'tooLate') throw new AppError('conflict', 'A reset can be undone for 7 days');
  if (outcome !== 'begun') throw new AppError('conflict', 'This reset cannot be undone right now');
}
