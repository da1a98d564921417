import { GatewayDispatchEvents } from 'discord-api-types/v10';
import { defineListener, type Listener } from '../../../../../bot/define-listener.ts';
import type { Case } from '../../records/case-record.ts';
import type { Observation } from '../case-jobs.ts';
import type { CaseJobDeps } from '../case-job-deps.ts';
import { retryWithPauses } from '../../../../../events/retry-with-pauses.ts';
import { handleObservation } from './observe-bans.listener.ts';

/** Observes timeouts and mute roles changed by hand. A timeout that expires causes no event. */
export function observeMembers(deps: Pick<CaseJobDeps, 'events' | 'store'>): Listener {
  return defineListener(GatewayDispatchEvents.GuildMemberUpdate, (ctx, update) => {
    const { guild_id: guildId, user, roles, communication_disabled_until: until } = update;
    const at = Date.now();
    return retryWithPauses(ctx.log, async () => {
      const [{ muteRole }, mutes] = await Promise.all([
        ctx.settings.get(guildId),
        deps.store.inForce(guildId, user.id, 'mute'),
      ]);
      const seen = { at, until: typeof until === 'string' ? Date.parse(until) : null, roles, muteRole };
      for (const change of changesOf(seen, mutes)) {
        const observation = { memberId: user.id, memberName: user.username, at, until: null, roleId: null, ...change };
        await handleObservation(deps, guildId, observation);
      }
    });
  });
}

interface SeenMember {
  at: number;
  until: number | null;
  roles: readonly string[];
  muteRole: string | null;
}

type Change = Pick<Observation, 'kind'> & Partial<Observation>;

/** The differences between a member's state and their mutes in force. */
function changesOf({ at, until, roles, muteRole }: SeenMember, mutes: readonly Case[]): Change[] {
  const isTimedOut = until !== null && until > at;
  const lost = mutes.filter(({ method, roleId }) => method === 'role' && roleId !== null && !roles.includes(roleId));
  const hasRole = muteRole !== null && roles.includes(muteRole);
  return [
    ...(isTimedOut ? [{ kind: 'timeout' as const, until }] : []),
    ...(!isTimedOut && mutes.some(({ method }) => method === 'timeout') ? [{ kind: 'timeoutEnd' as const }] : []),
    ...(hasRole ? [{ kind: 'role' as const, roleId: muteRole }] : []),
    ...lost.map(({ roleId }) => ({ kind: 'roleEnd' as const, roleId })),
  ];
}
