import { now } from '../../base/clock.ts';
import { ApiError, found } from '../../protocol/api-error.ts';
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

/** Who does it to whom, and what the audit log says of why. */
export interface ActContext {
  platform: Platform;
  guild: Guild;
  actorId: string;
  targetId: string;
  reason: string | null;
}

/** Refuses with 50013 where the right in the server is missing. */
export function assertRight(guild: Guild, actorId: string, right: PermissionName): void {
  if (!holds(guildPermissions(guild, actorId), right)) throw new ApiError('missingPermissions');
}

/** Refuses with 50013 where the target stands as high, or higher. */
export function assertOutranks(guild: Guild, actorId: string, targetId: string): void {
  if (!outranksMember(guild, actorId, targetId)) throw new ApiError('missingPermissions');
}

/** Bans, and deletes what the target wrote in the seconds before. Rights are for the caller to check. */
export function banAs({ platform, guild, actorId, targetId, reason }: ActContext, deleteMessageSeconds = 0): void {
  ban(platform, guild.id, targetId, reason);
  if (deleteMessageSeconds > 0) removeRecentMessages(platform, guild, targetId, deleteMessageSeconds);
  writeAudit(platform, guild, { action: AUDIT.memberBanAdd, userId: actorId, targetId, reason });
}

/** Lifts a ban; 10026 where there is none. */
export function unbanAs({ platform, guild, actorId, targetId, reason }: ActContext): void {
  assertRight(guild, actorId, 'BanMembers');
  found(guild.bans[targetId], 'unknownBan');
  unban(platform, guild.id, targetId);
  writeAudit(platform, guild, { action: AUDIT.memberBanRemove, userId: actorId, targetId, reason });
}

/** Takes a member out of the server. */
export function kickAs({ platform, guild, actorId, targetId, reason }: ActContext): void {
  assertRight(guild, actorId, 'KickMembers');
  getMember(guild, targetId);
  assertOutranks(guild, actorId, targetId);
  removeMember(platform, guild.id, targetId);
  writeAudit(platform, guild, { action: AUDIT.memberKick, userId: actorId, targetId, reason });
}

/** Refuses who may not time the member out until then, or (null) end that: owners and administrators can not be. */
export function assertMayTimeOut(guild: Guild, actorId: string, member: Member, until: string | null): void {
  assertRight(guild, actorId, 'ModerateMembers');
  assertOutranks(guild, actorId, member.userId);
  if (until === null) return;
  if (holds(guildPermissions(guild, member.userId), 'Administrator')) throw new ApiError('missingPermissions');
}

/** Times a member out until that moment, or (null) ends it. */
export function timeOutAs(context: ActContext, until: string | null): void {
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

/** Refuses who may not give or take the role: managed ones, those above, and @everyone (50028). */
export function assertMayGive(guild: Guild, actorId: string, roleId: string): void {
  const role = getRole(guild, roleId);
  if (role.id === guild.id) throw new ApiError('invalidRole');
  if (role.managed || !outranksRole(guild, actorId, role)) throw new ApiError('missingPermissions');
}

/** Gives a member a role, or takes it; without an event where nothing changes. */
export function setRoleAs(context: ActContext, roleId: string, has: boolean): void {
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

/** Removes what somebody wrote within so many seconds, in threads too. */
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
