import { statementsEndpoints } from '@perigee/core/economy/statements/endpoints';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '../../../errors/app-error.ts';
import { type Caller, callerOf } from '../../../http/caller.ts';
import type { GuildRights } from '../../community/index.ts';
import { type ExportDeps, exportStatement } from './export-statement.ts';
import { statementPersonOf, readStatement, type StatementDeps } from './read-statement.ts';
import type { Reversals } from './reversals.ts';

interface RouteDeps extends StatementDeps, ExportDeps {
  rights: Pick<GuildRights, 'requireMember'>;
  reversals: Reversals;
}

/** Endpoints of a member's own statement. Also for members who left, but not for people who never joined. */
export function ownStatementRoutes(deps: RouteDeps): FastifyPluginAsyncZod {
  const requireOwn = async (caller: Caller, guildId: string) => {
    const own = { guildId, userId: caller.userId };
    if (!(await deps.statementReader.isKnown(own))) await deps.rights.requireMember(caller, guildId);
    return { ...own, isManager: false };
  };

  return async (app) => {
    app.route({
      ...statementsEndpoints.own,
      handler: async (request) => {
        const own = await requireOwn(callerOf(request), request.params.guildId);
        return readStatement(deps, own, request.query);
      },
    });

    app.route({
      ...statementsEndpoints.ownExport,
      handler: async (request, reply) => {
        const own = await requireOwn(callerOf(request), request.params.guildId);
        return exportStatement(deps, reply, own, request.query);
      },
    });

    app.route({
      ...statementsEndpoints.ownPeers,
      handler: async (request) => {
        const own = await requireOwn(callerOf(request), request.params.guildId);
        return readPeers(deps, own);
      },
    });
  };
}

/** Endpoints of any member's statement and of reversals, for those who may edit balances. */
export function memberStatementRoutes(deps: RouteDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...statementsEndpoints.member,
      handler: ({ params, query }) => readStatement(deps, { ...params, isManager: true }, query),
    });

    app.route({
      ...statementsEndpoints.memberExport,
      handler: ({ params, query }, reply) => exportStatement(deps, reply, { ...params, isManager: true }, query),
    });

    app.route({ ...statementsEndpoints.memberPeers, handler: ({ params }) => readPeers(deps, params) });

    app.route({
      ...statementsEndpoints.reversal,
      handler: async ({ params: { guildId, operationId } }) => {
        const preview = await deps.reversals.preview(guildId, operationId);
        if (preview === null) throw new AppError('notFound', 'No such transaction');
        return preview;
      },
    });

    app.route({
      ...statementsEndpoints.reverse,
      handler: async (request) => {
        await deps.reversals.reverse(request.params, request.body.reason, callerOf(request).userId);
        return { message: 'Transaction reversed' };
      },
    });
  };
}

async function readPeers({ statementReader, nameMembers }: StatementDeps, member: { guildId: string; userId: string }) {
  const names = await nameMembers(member.guildId, await statementReader.peers(member));
  return names.map(statementPersonOf);
}
