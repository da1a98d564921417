import { now } from '../base/clock.ts';
import {
  ALL_PERMISSIONS,
  PERMISSION_BITS,
  type PermissionName,
  TIMED_OUT_PERMISSIONS,
} from '../state/permission-bits.ts';
import { compareIds } from '../base/snowflakes.ts';
import type { Channel, Guild, Member, Overwrite, Role } from '../state/state.ts';

const PRIVATE_THREAD = 12;

/** A member's guild-wide permissions, before channel overwrites; 0 for non-members. */
export function guildPermissions(guild: Guild, userId: string): bigint {
  if (guild.ownerId === userId) return ALL_PERMISSIONS;
  const member = guild.members[userId];
  if (member === undefined) return 0n;
  const permissions = rolesOf(guild, member).reduce((bits, role) => bits | BigInt(role.permissions), 0n);
  if (permissions & PERMISSION_BITS.Administrator) return ALL_PERMISSIONS;
  return isTimedOut(member) ? permissions & TIMED_OUT_PERMISSIONS : permissions;
}

/** A member's permissions in one channel; overwrites apply in the documented order: @everyone, roles, member. */
export function channelPermissions(guild: Guild, channel: Channel, userId: string): bigint {
  const base = guildPermissions(guild, userId);
  const member = guild.members[userId];
  if (base === ALL_PERMISSIONS || member === undefined) return base;

  const everyone = channel.overwrites.filter((overwrite) => overwrite.id === guild.id);
  const byRole = channel.overwrites.filter(({ id, type }) => type === 0 && member.roles.includes(id));
  const byMember = channel.overwrites.filter(({ id, type }) => type === 1 && id === userId);
  const permissions = [everyone, byRole, byMember].reduce(applyOverwrites, base);

  if (!(permissions & PERMISSION_BITS.ViewChannel)) return 0n;
  return isTimedOut(member) ? permissions & TIMED_OUT_PERMISSIONS : permissions;
}

/** Whether a permission set includes the named permission; Administrator includes all. */
export function holds(permissions: bigint, name: PermissionName): boolean {
  return (permissions & (PERMISSION_BITS[name] | PERMISSION_BITS.Administrator)) !== 0n;
}

/** Whether the member can see the channel; a direct channel is visible to its two people. */
export function canSee(guild: Guild | undefined, channel: Channel, userId: string): boolean {
  if (channel.guildId === null) return channel.recipientIds.includes(userId);
  if (guild === undefined) return false;
  const own = channelPermissions(guild, channel, userId);
  if (!holds(own, 'ViewChannel')) return false;
  // A private thread is visible to its members and to holders of Manage Threads.
  const isPrivate = channel.type === PRIVATE_THREAD && channel.thread?.members[userId] === undefined;
  return !isPrivate || holds(own, 'ManageThreads');
}

/** The member's roles including @everyone, lowest first. */
export function rolesOf(guild: Guild, member: Member): Role[] {
  return guild.roles.filter((role) => role.id === guild.id || member.roles.includes(role.id));
}

/** The member's highest role; at equal positions the older role is higher. */
export function topRole(guild: Guild, userId: string): Role | undefined {
  const member = guild.members[userId];
  if (member === undefined) return undefined;
  return rolesOf(guild, member).reduce((top, role) => (isHigherRole(role, top) ? role : top));
}

/** Whether the first role is above the second. */
export function isHigherRole(role: Role, other: Role): boolean {
  return role.position === other.position ? compareIds(role.id, other.id) < 0 : role.position > other.position;
}

/** Whether the actor may give, take or change the role: it is below the actor's highest role. */
export function outranksRole(guild: Guild, actorId: string, role: Role): boolean {
  const own = topRole(guild, actorId);
  return guild.ownerId === actorId || (own !== undefined && isHigherRole(own, role));
}

/** Whether the actor may punish or rename the member: never the owner or one of equal or higher rank. */
export function outranksMember(guild: Guild, actorId: string, userId: string): boolean {
  if (guild.ownerId === userId) return false;
  const target = topRole(guild, userId);
  return target === undefined || outranksRole(guild, actorId, target);
}

/** Whether the member's timeout is still running. */
export function isTimedOut(member: Member): boolean {
  return member.mutedUntil !== null && Date.parse(member.mutedUntil) > now();
}

function applyOverwrites(permissions: bigint, overwrites: Overwrite[]): bigint {
  const denied = overwrites.reduce((bits, { deny }) => bits | BigInt(deny), 0n);
  const allowed = overwrites.reduce((bits, { allow }) => bits | BigInt(allow), 0n);
  return (permissions & ~denied) | allowed;
}
