import type { LogEntry } from '@perigee/core/logs/entry';
import type { LEAVE_KINDS } from '@perigee/core/logs/details';
import { AuditLogEvent } from 'discord-api-types/v10';
import type { AuditEntry } from '../../community/index.ts';

/** How a member left, by the action of the audit log entry. */
const LEFT: ReadonlyMap<AuditLogEvent, (typeof LEAVE_KINDS)[number]> = new Map([
  [AuditLogEvent.MemberKick, 'kicked'],
  [AuditLogEvent.MemberPrune, 'kicked'],
  [AuditLogEvent.MemberBanAdd, 'banned'],
]);

/** Leaves open whether that audit log entry (null: which one of several) explains the entry. */
export function withDoubt(entry: LogEntry, audit: AuditEntry | null): LogEntry {
  const by = audit?.user_id ?? null;
  return { ...entry, actor: by === null ? null : { id: by, name: null }, certainty: 'unclear' };
}

/** Adds what the audit log says to an entry: who did it, and why. */
export function withAuditEntry(entry: LogEntry, audit: AuditEntry): LogEntry {
  const { user_id: by, reason, action_type: action } = audit;
  const known = {
    ...entry,
    actor: by === null ? null : { id: by, name: null },
    certainty: 'auditLog' as const,
    reason: reason ?? entry.reason,
  };
  const how = LEFT.get(action);
  return known.event === 'memberLeave' && how !== undefined ? { ...known, details: { ...known.details, how } } : known;
}
