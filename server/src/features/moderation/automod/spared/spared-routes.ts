import { SPARED_SPANS } from '@perigee/core/moderation/automod/spared';
import { sparedEndpoints, type SparedReply } from '@perigee/core/moderation/automod/spared-endpoints';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '../../../../errors/app-error.ts';
import { callerOf } from '../../../../http/caller.ts';
import type { Person } from '../../cases/records/case-record.ts';
import type { GuildDirectory, MemberName, MemberNames } from '../../../community/index.ts';
import type { Spared, SparedMembers } from './spared-members.ts';

interface SparedParts {
  spared: SparedMembers;
  directory: Pick<GuildDirectory, 'member'>;
  memberNames: Pick<MemberNames, 'of'>;
}

/** Endpoints for members exempt from automoderation. */
export function sparedRoutes({ spared, directory, memberNames }: SparedParts): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...sparedEndpoints.list,
      handler: async ({ params: { guildId } }) => {
        const found = await spared.list(guildId);
        const ids = new Set(found.flatMap(({ member, byId }) => [member.id, byId]));
        const names = await memberNames.of(guildId, [...ids]);
        return found.map((one) => sparedReply(one, names));
      },
    });

    app.route({
      ...sparedEndpoints.add,
      handler: async (request) => {
        const { guildId, userId } = request.params;
        const { rule, lasts } = request.body;
        const { user } = await directory.member(guildId, userId);
        const member = { id: userId, name: user.username };
        const byId = callerOf(request).userId;
        const isSpared = await spared.spare({ guildId, member, rule, lastsMs: SPARED_SPANS[lasts], byId });
        if (!isSpared) throw new AppError('conflict', 'No more members can be exempt');
        return { message: 'The member is exempt' };
      },
    });

    app.route({
      ...sparedEndpoints.remove,
      handler: async ({ params: { guildId, userId }, body: { rule } }) => {
        const isEnded = await spared.end(guildId, userId, rule);
        if (!isEnded) throw new AppError('notFound', 'This member is not exempt');
        return { message: 'The member is no longer exempt' };
      },
    });
  };
}

function sparedReply(
  { member, rule, since, until, byId }: Spared,
  names: ReadonlyMap<string, MemberName>,
): SparedReply {
  const describe = ({ id, name }: Person) => {
    const { username = name, globalName = null, avatar = null } = names.get(id) ?? {};
    return { id, username, global_name: globalName, avatar };
  };
  return {
    member: describe(member),
    rule,
    since: since.toISOString(),
    until: until?.toISOString() ?? null,
    by: describe({ id: byId, name: null }),
  };
}
