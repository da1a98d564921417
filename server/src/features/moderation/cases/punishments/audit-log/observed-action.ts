import type { CaseType, MuteMethod } from '@perigee/core/moderation/cases/case';
import { createdAt } from '@perigee/core/base/ids/snowflake';
import { AuditLogEvent, type APIAuditLogEntry } from 'discord-api-types/v10';
import type { Person } from '../../records/case-record.ts';
import { isOfCase } from '../reasons/audit-reason.ts';
import type { Observation } from '../case-jobs.ts';

/** A moderation action done by hand or by another bot. */
export interface ObservedAction {
  guildId: string;
  type: CaseType;
  member: Person;
  /** Null if unknown. */
  moderator: Person | null;
  reason: string;
  method?: MuteMethod;
  roleId?: string | null;
  /** When the platform ends it by itself. */
  endsAt?: Date;
  auditEntryId?: string;
  /** Read back from the audit log, so newer cases may exist. */
  isLate?: boolean;
}

type EntryAction = Pick<ObservedAction, 'type' | 'method' | 'roleId' | 'endsAt'>;

/** The action an audit log entry describes; null if it is not moderation the bot tracks. */
export function actionOfEntry(entry: APIAuditLogEntry, muteRoles: readonly (string | null)[]): EntryAction | null {
  if (entry.action_type === AuditLogEvent.MemberUpdate) return timeoutOf(entry);
  if (entry.action_type === AuditLogEvent.MemberRoleUpdate) return muteRoleOf(entry, muteRoles);
  const type = PLAIN.get(entry.action_type);
  return type === undefined ? null : { type };
}

/** Entry types that need no look at their changes. */
const PLAIN: ReadonlyMap<AuditLogEvent, CaseType> = new Map([
  [AuditLogEvent.MemberBanAdd, 'ban'],
  [AuditLogEvent.MemberBanRemove, 'unban'],
  [AuditLogEvent.MemberKick, 'kick'],
]);

/** Whether the bot did this for a case, which therefore exists already. */
export function isOwnEntry({ user_id: by, reason }: APIAuditLogEntry, botId: string): boolean {
  return by === botId && isOfCase(reason);
}

/** The action behind an observation, with an unknown moderator. */
export function actionOfObservation(guildId: string, observation: Observation): ObservedAction {
  const { kind, memberId, memberName, until, roleId } = observation;
  const common = { guildId, member: { id: memberId, name: memberName }, moderator: null, reason: '' };
  return {
    ...common,
    ...OBSERVED[kind],
    ...(kind === 'role' && { roleId }),
    ...(kind === 'timeout' && until !== null && { endsAt: new Date(until) }),
  };
}

const OBSERVED: Record<Observation['kind'], Pick<ObservedAction, 'type' | 'method'>> = {
  ban: { type: 'ban' },
  unban: { type: 'unban' },
  timeout: { type: 'mute', method: 'timeout' },
  timeoutEnd: { type: 'unmute', method: 'timeout' },
  role: { type: 'mute', method: 'role' },
  roleEnd: { type: 'unmute', method: 'role' },
};

/** The audit log entry type that matches each observation. */
export const ENTRY_OF: Record<Observation['kind'], AuditLogEvent> = {
  ban: AuditLogEvent.MemberBanAdd,
  unban: AuditLogEvent.MemberBanRemove,
  timeout: AuditLogEvent.MemberUpdate,
  timeoutEnd: AuditLogEvent.MemberUpdate,
  role: AuditLogEvent.MemberRoleUpdate,
  roleEnd: AuditLogEvent.MemberRoleUpdate,
};

function timeoutOf({ id, changes = [] }: APIAuditLogEntry): EntryAction | null {
  for (const change of changes) {
    if (change.key !== 'communication_disabled_until') continue;
    const until = change.new_value;
    const endsAt = typeof until === 'string' ? new Date(until) : null;
    // Some clients remove a timeout by setting its end in the past.
    if (endsAt === null || endsAt <= createdAt(id)) return { type: 'unmute', method: 'timeout' };
    return { type: 'mute', method: 'timeout', endsAt };
  }
  return null;
}

function muteRoleOf({ changes = [] }: APIAuditLogEntry, muteRoles: readonly (string | null)[]): EntryAction | null {
  for (const change of changes) {
    if (change.key !== '$add' && change.key !== '$remove') continue;
    const role = change.new_value?.find(({ id }) => muteRoles.includes(id));
    if (role === undefined) continue;
    return change.key === '$add'
      ? { type: 'mute', method: 'role', roleId: role.id }
      : { type: 'unmute', method: 'role' };
  }
  return null;
}
