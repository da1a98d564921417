import type { JsonObject } from '../json.ts';
import { announce, type Platform } from '../platform.ts';
import type { AuditEntry, Guild } from './state.ts';

/** Audit log event types (resource "Audit Log", "Audit Log Events"). */
export const AUDIT = {
  channelCreate: 10,
  channelUpdate: 11,
  channelDelete: 12,
  memberKick: 20,
  memberBanAdd: 22,
  memberBanRemove: 23,
  memberUpdate: 24,
  memberRoleUpdate: 25,
  botAdd: 28,
  roleCreate: 30,
  roleUpdate: 31,
  roleDelete: 32,
  messageDelete: 72,
  messageBulkDelete: 73,
  commandPermissionUpdate: 121,
} as const;

const KEPT_ENTRIES = 500;

export interface Deed {
  action: number;
  userId: string;
  targetId: string | null;
  reason: string | null;
  changes?: JsonObject[];
  options?: JsonObject;
}

/** Writes a deed into the server's audit log, newest first. */
export function writeAudit(platform: Platform, guild: Guild, deed: Deed): void {
  const entry: AuditEntry = {
    id: platform.nextId(),
    action: deed.action,
    userId: deed.userId,
    targetId: deed.targetId,
    reason: deed.reason,
    changes: deed.changes ?? [],
    options: deed.options ?? null,
  };
  guild.auditLog = [entry, ...guild.auditLog].slice(0, KEPT_ENTRIES);
  const data = { ...presentAuditEntry(entry), guild_id: guild.id };
  announce(platform, { name: 'GUILD_AUDIT_LOG_ENTRY_CREATE', data, guildId: guild.id });
}

export function presentAuditEntry(entry: AuditEntry): JsonObject {
  return {
    id: entry.id,
    action_type: entry.action,
    user_id: entry.userId,
    target_id: entry.targetId,
    ...(entry.changes.length > 0 ? { changes: entry.changes } : {}),
    ...(entry.options === null ? {} : { options: entry.options }),
    ...(entry.reason === null ? {} : { reason: entry.reason }),
  };
}
