import { isInForce } from '@perigee/core/moderation/cases/case';
import { createdAt } from '@perigee/core/base/ids/snowflake';
import type { DbTransaction } from '../../../../../database/database.ts';
import type { Events } from '../../../../../events/events.ts';
import type { Case } from '../../records/case-record.ts';
import { changeCase } from '../../records/write-case.ts';
import { recountCase } from '../../records/case-counts.ts';
import { createCaseStore } from '../../records/case-store.ts';
import { hasAuditEntry, hasCaseAfterEntry, isSigned } from '../../records/audit-entries.ts';
import { lockCases, openCases } from '../../records/open-cases.ts';
import { publishHappened } from '../case-events.ts';
import type { ObservedAction } from './observed-action.ts';
import { takeEffect } from '../settle-case.ts';

/** Timeouts whose ends differ by more than this are different, in milliseconds. */
const SAME_END_MS = 2_000;

/**
 * Records an action as a case, once even if it is reported repeatedly. If its audit log entry arrives later, it adds
 * the moderator to the existing case.
 */
export async function recordAction(events: Events, tx: DbTransaction, action: ObservedAction): Promise<void> {
  const { guildId, auditEntryId, member, moderator, reason, type, method, roleId, endsAt } = action;
  await lockCases(tx, guildId);
  if (auditEntryId !== undefined) {
    if (await hasAuditEntry(tx, guildId, auditEntryId)) return;
    const unsigned = await findUnsigned(tx, action);
    if (unsigned !== null) {
      const signed = await changeCase(tx, unsigned, {
        auditEntryId,
        moderator,
        ...(unsigned.reason === '' && { reason }),
      });
      await recountCase(tx, unsigned, signed);
      return;
    }
  }
  const isOver = await isOvertaken(tx, action);
  const happenedAt = auditEntryId === undefined ? Date.now() : createdAt(auditEntryId).getTime();
  const opened = await openCases(tx, guildId, [
    {
      type,
      member,
      moderator,
      reason,
      source: 'platform',
      state: isOver && (type === 'ban' || type === 'mute') ? 'lifted' : 'done',
      ...(method !== undefined && { method }),
      ...(roleId !== undefined && { roleId }),
      ...(endsAt !== undefined && { endsAt, durationMs: Math.max(0, endsAt.getTime() - happenedAt) }),
      ...(auditEntryId !== undefined && { auditEntryId }),
    },
  ]);
  for (const done of opened) {
    if (isOver) await publishHappened(events, tx, done);
    else await takeEffect(events, tx, done);
  }
}

/** Whether a case newer than this late entry decides the member's current state. */
async function isOvertaken(
  tx: DbTransaction,
  { guildId, type, member, auditEntryId, isLate }: ObservedAction,
): Promise<boolean> {
  if (isLate !== true || auditEntryId === undefined || type === 'kick') return false;
  return hasCaseAfterEntry(tx, { guildId, memberId: member.id, types: aspectOf(type), auditEntryId });
}

function aspectOf(type: Case['type']): Case['type'][] {
  return type === 'ban' || type === 'unban' ? ['ban', 'unban', 'softban'] : ['mute', 'unmute'];
}

/** The member's newest case of this aspect, if it records the same action and its moderator is unknown. */
async function findUnsigned(
  tx: DbTransaction,
  { guildId, type, member, endsAt }: ObservedAction,
): Promise<Case | null> {
  if (type === 'kick') return null;
  const [newest] = await createCaseStore(tx).recent(guildId, member.id, aspectOf(type));
  if (newest?.type !== type || newest.source !== 'platform' || newest.moderator !== null) return null;
  const isLasting = type === 'ban' || type === 'mute';
  if (isLasting && !isInForce(newest)) return null;
  if (await isSigned(tx, newest)) return null;
  const isSameEnd = Math.abs((newest.endsAt?.getTime() ?? 0) - (endsAt?.getTime() ?? 0)) < SAME_END_MS;
  return isSameEnd ? newest : null;
}
