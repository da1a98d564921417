import { AuditLogEvent } from 'discord-api-types/v10';
import { ignoreErrorCodes } from '../../../../discord/ignore-error-codes.ts';
import { isOfCaseNumber } from './reasons/audit-reason.ts';
import { type CarryOut, type CaseWork, NOT_READABLE, NOT_THERE } from './case-work.ts';

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
  if ((await (wasThere ? ignoreErrorCodes(NOT_THERE, present) : present)) === undefined) return;
  // They may have come back since.
  if (wasThere && (await wasKicked(work))) return;
  await work.notify(work);
  // The member can vanish after the check: the client repeats a call whose response was lost.
  await ignoreErrorCodes(NOT_THERE, api.guilds.removeMember(guildId, member.id, { reason: work.reason }));
};

/** Whether the audit log has the kick of an earlier attempt. */
async function wasKicked({ ctx: { api, botId }, caseRecord: { guildId, member, number } }: CaseWork): Promise<boolean> {
  const kicks = { action_type: AuditLogEvent.MemberKick, user_id: botId, limit: 100 };
  const log = await ignoreErrorCodes(NOT_READABLE, api.guilds.getAuditLogs(guildId, kicks));
  return (log?.audit_log_entries ?? []).some(
    ({ target_id: targetId, reason }) => targetId === member.id && isOfCaseNumber(reason, number),
  );
}
