import { now } from '../../base/clock.ts';
import type { JsonObject } from '../../base/json.ts';
import { announce, type Platform } from '../../platform/platform.ts';
import { createdAtMs } from '../../base/snowflakes.ts';
import type { AuditEntry, Guild } from '../../state/state.ts';

/** Audit log event types (resource "Audit Log", "Audit Log Events"). */
export const AUDIT = {
  guildUpdate: 1,
  channelCreate: 10,
  channelUpdate: 11,
  channelDelete: 12,
  overwriteCreate: 13,
  overwriteUpdate: 14,
  overwriteDelete: 15,
  memberKick: 20,
  memberPrune: 21,
  memberBanAdd: 22,
  memberBanRemove: 23,
  memberUpdate: 24,
  memberRoleUpdate: 25,
  memberMove: 26,
  memberDisconnect: 27,
  botAdd: 28,
  roleCreate: 30,
  roleUpdate: 31,
  roleDelete: 32,
  inviteCreate: 40,
  inviteDelete: 42,
  webhookCreate: 50,
  webhookUpdate: 51,
  webhookDelete: 52,
  emojiCreate: 60,
  emojiUpdate: 61,
  emojiDelete: 62,
  messageDelete: 72,
  messageBulkDelete: 73,
  messagePin: 74,
  messageUnpin: 75,
  stickerCreate: 90,
  stickerUpdate: 91,
  stickerDelete: 92,
  scheduledEventCreate: 100,
  scheduledEventUpdate: 101,
  scheduledEventDelete: 102,
  threadCreate: 110,
  threadUpdate: 111,
  threadDelete: 112,
  commandPermissionUpdate: 121,
  automodRuleCreate: 140,
  automodRuleUpdate: 141,
  automodRuleDelete: 142,
  automodBlockMessage: 143,
  automodFlagToChannel: 144,
  automodTimeout: 145,
} as const;

const KEPT_ENTRIES = 500;
/** Repeated deletions, moves or disconnects by one moderator share an entry with a count for this long. */
const MERGE_WITHIN_MS = 5 * 60_000;
/** "Entries are stored for 45 days." */
const KEPT_MS = 45 * 86_400_000;

export interface AuditInput {
  action: number;
  userId: string;
  targetId: string | null;
  reason: string | null;
  changes?: JsonObject[];
  options?: JsonObject;
}

/** Writes an action into the guild's audit log, after the delay if one is set, or never. */
export function writeAudit(platform: Platform, guild: Guild, input: AuditInput): void {
  const { auditDelayMs, timers } = platform;
  if (auditDelayMs === null) return;
  // The id carries the moment of the act, however late the entry appears.
  const id = platform.nextId();
  if (auditDelayMs === 0) enter(platform, guild, id, input);
  else timers.at(now() + auditDelayMs, () => enter(platform, guild, id, input));
}

function enter(platform: Platform, guild: Guild, id: string, input: AuditInput): void {
  if (joinsPrevious(guild, input)) return platform.stateFile.touch();
  const entry: AuditEntry = {
    id,
    action: input.action,
    userId: input.userId,
    targetId: input.targetId,
    reason: input.reason,
    changes: input.changes ?? [],
    options: input.options ?? null,
  };
  guild.auditLog = [entry, ...guild.auditLog].slice(0, KEPT_ENTRIES);
  const data = { ...presentAuditEntry(entry), guild_id: guild.id };
  announce(platform, { name: 'GUILD_AUDIT_LOG_ENTRY_CREATE', data, guildId: guild.id });
}

/** A repeated deletion, move or disconnect raises the existing entry's count, without an event. */
function joinsPrevious(guild: Guild, input: AuditInput): boolean {
  const counted: number[] = [AUDIT.messageDelete, AUDIT.memberMove, AUDIT.memberDisconnect];
  if (!counted.includes(input.action)) return false;
  const entry = guild.auditLog.find(
    ({ id, action, userId, targetId, options }) =>
      action === input.action &&
      userId === input.userId &&
      targetId === input.targetId &&
      options?.['channel_id'] === input.options?.['channel_id'] &&
      now() - createdAtMs(id) < MERGE_WITHIN_MS,
  );
  if (entry === undefined) return false;
  entry.options = { ...entry.options, count: String(Number(entry.options?.['count'] ?? 0) + 1) };
  return true;
}

/** The entries not yet expired, newest first. */
export function auditEntries(guild: Guild): AuditEntry[] {
  return guild.auditLog.filter(({ id }) => now() - createdAtMs(id) < KEPT_MS);
}

/** The changed fields, in the format of an audit log entry. */
export function changesBetween(before: JsonObject, after: JsonObject): JsonObject[] {
  return Object.keys(after)
    .filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
    .map((key) => ({ key, old_value: before[key], new_value: after[key] }));
}

/** An audit log entry as the API returns it. */
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
