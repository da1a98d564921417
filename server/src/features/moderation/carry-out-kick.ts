import { forgiving } from '../../discord/forgiving.ts';
import { auditReason } from './audit-log/audit-reason.ts';
import { type CarryOut, NOT_THERE } from './case-work.ts';

/**
 * Kicks who is there. Who is not there at the first try has left: the platform's refusal says so. At a later one, when
 * they were found and written to before, they are gone by our doing.
 */
export const carryOutKick: CarryOut = async (work) => {
  const { api } = work.ctx;
  const { guildId, member, delivery } = work.found;
  const wasThere = work.attempt.number > 1 && delivery !== 'pending';
  const present = api.guilds.getMember(guildId, member.id);
  if ((await (wasThere ? forgiving(NOT_THERE, present) : present)) === undefined) return;
  await work.tell(work);
  // Gone a moment after they were seen: the client repeats a call whose answer was lost.
  await forgiving(NOT_THERE, api.guilds.removeMember(guildId, member.id, { reason: auditReason(work.found) }));
};
