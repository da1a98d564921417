import { forgiving } from '../../discord/forgiving.ts';
import { auditReason } from './audit-log/audit-reason.ts';
import { type CarryOut, NOT_THERE } from './case-work.ts';

/**
 * Kicks a present member. If the member is missing at the first attempt, they have left, and the platform's error is
 * passed on. If they were messaged in an earlier attempt, that attempt kicked them; members of a crowd get no message,
 * so any earlier attempt counts.
 */
export const carryOutKick: CarryOut = async (work) => {
  const { api } = work.ctx;
  const { guildId, member, delivery } = work.caseRecord;
  const wasThere = work.attempt.number > 1 && delivery !== 'pending';
  const present = api.guilds.getMember(guildId, member.id);
  if ((await (wasThere ? forgiving(NOT_THERE, present) : present)) === undefined) return;
  await work.tell(work);
  // The member can vanish after the check: the client repeats a call whose response was lost.
  await forgiving(NOT_THERE, api.guilds.removeMember(guildId, member.id, { reason: auditReason(work.caseRecord) }));
};
