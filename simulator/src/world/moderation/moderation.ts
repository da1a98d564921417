import { now } from '../../base/clock.ts';
import { ApiError, requireFound } from '../../protocol/api-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { AUDIT, changesBetween, writeAudit } from './audit.ts';
import { channelsOf, threadsOf } from '../../state/channel-index.ts';
import { getMember, getRole } from '../lookups.ts';
import { ban, removeMember, announceMember, unban } from '../members.ts';
import { removeMessages } from '../messages.ts';
import type { PermissionName } from '../../state/permission-bits.ts';
import { guildPermissions, holds, outranksMember, outranksRole } from '../permissions.ts';
import type { Guild, Member } from '../../state/state.ts';

/** "Cannot be more than 28 days in the future" (resource "Guild", "Modify Guild Member"). */
export const TIMEOUT_MAX_MS = 28 * 86_400_000;

/** Who acts on whom, with the audit log reason. */
export interface ActionContext {
  platform: Platform;
  guild: Guild;
  actorId: string;
  targetId: string;
  reason: string | null;
}

/** Refuses with 50013 if the permission in the guild is missing. */
export function assertRight(guild: Guild, actorId: string, right: PermissionName): void {
  if (!holds(guildPermissions(guild, actorId), right)) throw new ApiError('missingPermissions');
}

/** Refuses with 50013 if the target ranks equal or higher. */
export function assertOutranks(guild: Guild, actorId: string, targetId: string): void {
  if (!outranksMember(guild, actorId, targetId)) throw new ApiError('missingPermissions');
}

/** Bans the target and deletes their messages of the last `deleteMessageSeconds`. The caller checks permissions. */
export function banAs({ platform, guild, actorId, targetId, reason }: ActionContext, deleteMessageSeconds = 0): void {
  ban(platform, guild.id, targetId, reason);
  if (deleteMessageSeconds > 0) removeRecentMessages(platform, guild, targetId, deleteMessageSeconds);
  writeAudit(platform, guild, { action: AUDIT.memberBanAdd, userId: actorId, targetId, reason });
}

/** Lifts a ban; 10026 if there is none. */
export function unbanAs({ platform, guild, actorId, targetId, reason }: ActionContext): void {
  assertRight(guild, actorId, 'BanMembers');
  requireFound(guild.bans[targetId], 'unknownBan');
  unban(platform, guild.id, targetId);
  writeAudit(platform, guild, { action: AUDIT.memberBanRemove, userId: actorId, targetId, reason });
}

/** Kicks a member. */
export function kickAs({ platform, guild, actorId, targetId, reason }: ActionContext): void {
  assertRight(guild, actorId, 'KickMembers');
  getMember(guild, targetId);
  assertOutranks(guild, actorId, targetId);
  removeMember(platform, guild.id, targetId);
  writeAudit(platform, guild, { action: AUDIT.memberKick, userId: actorId, targetId, reason });
}

/** Refuses an actor who may not time the member out or (null) end the timeout: owners and administrators are immune. */
export function assertMayTimeOut(guild: Guild, actorId: string, member: Member, until: string | null): void {
  assertRight(guild, actorId, 'ModerateMembers');
  assertOutranks(guild, actorId, member.userId);
  if (until === null) return;
  if (holds(guildPermissions(guild, member.userId), 'Administrator')) throw new ApiError('missingPermissions');
}

/** Times a member out until that time, or (null) ends the timeout. */
export function timeOutAs(context: ActionContext, until: string | null): void {
  const { platform, guild, actorId, targetId, reason } = context;
  const member = getMember(guild, targetId);
  assertMayTimeOut(guild, actorId, member, until);
  const before = { communication_disabled_until: member.mutedUntil };
  member.mutedUntil = until;
  announceMember(platform, guild, member);
  const changes = changesBetween(before, { communication_disabled_until: until });
  if (changes.length === 0) return;
  writeAudit(platform, guild, { action: AUDIT.memberUpdate, userId: actorId, targetId, reason, changes });
}

/** Refuses an actor who may not give or take the role: managed roles, higher roles, and @everyone (50028). */
export function assertMayGive(guild: Guild, actorId: string, roleId: string): void {
  const role = getRole(guild, roleId);
  if (role.id === guild.id) throw new ApiError('invalidRole');
  if (role.managed || !outranksRole(guild, actorId, role)) throw new ApiError('missingPermissions');
}

/** Adds or removes a member's role; no event if nothing changes. */
export function setRoleAs(context: ActionContext, roleId: string, has: boolean): void {
  const { platform, guild, actorId, targetId, reason } = context;
  const member = getMember(guild, targetId);
  const role = getRole(guild, roleId);
  assertRight(guild, actorId, 'ManageRoles');
  assertMayGive(guild, actorId, role.id);
  if (member.roles.includes(role.id) === has) return;
  const others = member.roles.filter((id) => id !== role.id);
  member.roles = has ? [...others, role.id] : others;
  announceMember(platform, guild, member);
  const changes = [{ key: has ? '$add' : '$remove', new_value: [{ id: role.id, name: role.name }] }];
  writeAudit(platform, guild, { action: AUDIT.memberRoleUpdate, userId: actorId, targetId, reason, changes });
}

/** Removes a user's messages of the last `seconds`, including those in threads. */
function removeRecentMessages(platform: Platform, guild: Guild, userId: string, seconds: number): void {
  const since = now() - seconds * 1_000;
  for (const channel of [...channelsOf(platform.world, guild.id), ...threadsOf(platform.world, guild.id)]) {
    const recent = (platform.world.messages[channel.id] ?? []).filter(
      ({ authorId, createdAt }) => authorId === userId && Date.parse(createdAt) >= since,
    );
    removeMessages(
      platform,
      channel.id,
      recent.map(({ id }) => id),
      true,
    );
  }
}
