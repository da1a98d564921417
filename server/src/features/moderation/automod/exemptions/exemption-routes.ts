import { EXEMPTION_SPANS } from '@perigee/core/moderation/automod/exemptions';
import { exemptionEndpoints, type ExemptionReply } from '@perigee/core/moderation/automod/exemption-endpoints';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '../../../../errors/app-error.ts';
import { callerOf } from '../../../../http/caller.ts';
import type { Person } from '../../cases/records/case-record.ts';
import type { GuildDirectory, MemberName, MemberNames } from '../../../community/index.ts';
import type { Exemption, ExemptMembers } from './exempt-members.ts';

interface ExemptionDeps {
  exemptMembers: ExemptMembers;
  directory: Pick<GuildDirectory, 'member'>;
  memberNames: Pick<MemberNames, 'of'>;
}

/** Endpoints for members exempt from automoderation. */
export function exemptionRoutes({ exemptMembers, directory, memberNames }: ExemptionDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...exemptionEndpoints.list,
      handler: async ({ params: { guildId } }) => {
        const found = await exemptMembers.list(guildId);
        const ids = new Set(found.flatMap(({ member, byId }) => [member.id, byId]));
        const names = await memberNames.of(guildId, [...ids]);
        return found.map((one) => exemptionReply(one, names));
      },
    });

    app.route({
      ...exemptionEndpoints.add,
      handler: async (request) => {
        const { guildId, userId } = request.params;
        const { rule, lasts } = request.body;
        const { user } = await directory.member(guildId, userId);
        const member = { id: userId, name: user.username };
        const byId = callerOf(request).userId;
        const isExempt = await exemptMembers.exempt({ guildId, member, rule, lastsMs: EXEMPTION_SPANS[lasts], byId });
        if (!isExempt) throw new AppError('conflict', 'No more members can be exempt');
        return { message: 'The member is exempt' };
      },
    });

    app.route({
      ...exemptionEndpoints.remove,
      handler: async ({ params: { guildId, userId }, body: { rule } }) => {
        const isEnded = await exemptMembers.end(guildId, userId, rule);
        if (!isEnded) throw new AppError('notFound', 'This member is not exempt');
        return { message: 'The member is no longer exempt' };
      },
    });
  };
}

function exemptionReply(
  { member, rule, since, until, byId }: Exemption,
  names: ReadonlyMap<string, MemberName>,
): ExemptionReply {
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
