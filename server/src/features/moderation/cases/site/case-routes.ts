import { CASE_TYPES } from '@perigee/core/moderation/cases/case';
import { casesEndpoints } from '@perigee/core/moderation/cases/endpoints';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '../../../../database/database.ts';
import { AppError } from '../../../../errors/app-error.ts';
import { callerOf } from '../../../../http/caller.ts';
import type { GuildDirectory } from '../../../community/index.ts';
import type { Case } from '../records/case-record.ts';
import type { CaseDesk } from './case-desk.ts';
import type { CaseList } from './list/case-list.ts';
import type { CasePeople } from './case-people.ts';
import type { CaseReader } from './case-reader.ts';
import type { CaseRights } from './case-rights.ts';
import { exportCases } from './list/export-cases.ts';
import type { CaseStore } from '../records/case-store.ts';
import type { ReadableEvidence } from '../records/readable-evidence.ts';
import { findEvidence } from '../records/read-trail.ts';

interface RouteDependencies {
  db: Db;
  directory: Pick<GuildDirectory, 'get'>;
  list: CaseList;
  reader: CaseReader;
  people: CasePeople;
  rights: CaseRights;
  desk: CaseDesk;
  store: Pick<CaseStore, 'find'>;
  readableEvidence: ReadableEvidence;
}

/** Endpoints that list, search and count cases. */
export function caseRoutes(dependencies: RouteDependencies): FastifyPluginAsyncZod {
  const { directory, reader, people, rights } = dependencies;

  return async (app) => {
    app.route({
      ...casesEndpoints.list,
      handler: ({ params, query: { before, ...filters } }) =>
        reader.list(params.guildId, filters, before === undefined ? null : Number(before)),
    });

    app.route({
      ...casesEndpoints.guild,
      handler: async (request) => {
        const { guildId } = request.params;
        const [{ name, icon }, changes] = await Promise.all([
          directory.get(guildId),
          rights.changes(callerOf(request), guildId),
        ]);
        return { id: guildId, name, icon, changes: CASE_TYPES.filter(changes) };
      },
    });

    app.route({
      ...casesEndpoints.running,
      handler: ({ params, query }) => reader.running(params.guildId, query.type ?? null),
    });

    app.route({ ...casesEndpoints.statistics, handler: ({ params }) => reader.statistics(params.guildId) });
    app.route({ ...casesEndpoints.member, handler: ({ params }) => reader.member(params.guildId, params.userId) });

    app.route({
      ...casesEndpoints.people,
      handler: ({ params: { guildId }, query: { as, text } }) =>
        as === 'member' ? people.findMembers(guildId, text) : people.findModerators(guildId, text),
    });

    app.route({
      ...casesEndpoints.export,
      handler: ({ params, query }, reply) => exportCases(dependencies, reply, params.guildId, query),
    });
  };
}

/** Endpoints for a single case. */
export function oneCaseRoutes({
  db,
  reader,
  rights,
  store,
  readableEvidence,
}: RouteDependencies): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...casesEndpoints.detail,
      handler: async (request) => {
        const key = keyOf(request.params);
        const caller = callerOf(request);
        const mayChange = async (found: Case) => (await rights.refusalOf(caller, found)) === null;
        return requireCase(await reader.detail(key, { userId: caller.userId, mayChange }));
      },
    });

    app.route({
      ...casesEndpoints.evidence,
      handler: async (request, reply) => {
        const key = keyOf(request.params);
        const position = Number(request.params.position);
        const found = requireCase(await store.find(key));
        const unreadable = await readableEvidence.unreadableOf(found, callerOf(request).userId);
        if (unreadable.pictures.includes(position))
          throw new AppError('forbidden', 'It is from a channel you cannot read');
        const { contentType, data } = requireCase(await findEvidence(db, key, position));
        // An image never changes, but who may see it does.
        return reply
          .header('content-type', contentType)
          .header('cache-control', 'private, no-cache')
          .send(Buffer.from(data));
      },
    });
  };
}

/** Endpoints that change cases. */
export function caseChangeRoutes({ desk }: Pick<RouteDependencies, 'desk'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...casesEndpoints.edit,
      handler: async (request) => {
        await desk.edit(callerOf(request), keyOf(request.params), request.body);
        return { message: 'Case updated' };
      },
    });

    app.route({
      ...casesEndpoints.lift,
      handler: async (request) => {
        await desk.lift(callerOf(request), keyOf(request.params), request.body.reason ?? '');
        return { message: 'Lifting the punishment' };
      },
    });

    app.route({
      ...casesEndpoints.retry,
      handler: async (request) => {
        await desk.retry(callerOf(request), keyOf(request.params));
        return { message: 'Trying again' };
      },
    });
  };
}

function keyOf({ guildId, number }: { guildId: string; number: string }) {
  return { guildId, number: Number(number) };
}

function requireCase<Thing>(thing: Thing | null): Thing {
  if (thing === null) throw new AppError('notFound', 'No such case');
  return thing;
}
