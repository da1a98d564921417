import { PERMISSIONS } from '@perigee/core/base/permissions/permissions';
import { PermissionFlagsBits } from 'discord-api-types/v10';

/** A role in permission calculations. Ids are text; permissions are bits. */
export interface PermissionRole {
  id: string;
  permissions: bigint;
  position: number;
}

export interface PermissionGuild {
  id: string;
  ownerId: string;
  roles: readonly PermissionRole[];
}

export interface PermissionMember {
  userId: string;
  roleIds: readonly string[];
}

/** A channel's permission overwrite for a role or a member. */
export interface Overwrite {
  /** Id of the role or member. */
  id: string;
  allow: bigint;
  deny: bigint;
}

/** Every permission there is: owners and administrators have them all. */
export const ALL_PERMISSIONS = Object.values(PermissionFlagsBits).reduce((all, bit) => all | bit, 0n);

/** A member's permissions in the guild, before channel overwrites. */
export function computeMemberPermissions(guild: PermissionGuild, member: PermissionMember): bigint {
  if (member.userId === guild.ownerId) return ALL_PERMISSIONS;
  const base = rolesOf(guild, member).reduce((sum, role) => sum | role.permissions, 0n);
  return (base & PERMISSIONS.Administrator) === 0n ? base : ALL_PERMISSIONS;
}

/**
 * A member's permissions in a channel, in the platform's documented order: the overwrite for everyone, then those of
 * all roles together (denials first), then the member's own.
 */
export function computeChannelPermissions(
  guild: PermissionGuild,
  member: PermissionMember,
  overwrites: readonly Overwrite[],
): bigint {
  const base = computeMemberPermissions(guild, member);
  if (base === ALL_PERMISSIONS) return base;

  const everyone = overwrites.filter(({ id }) => id === guild.id);
  const roles = overwrites.filter(({ id }) => id !== guild.id && member.roleIds.includes(id));
  const own = overwrites.filter(({ id }) => id === member.userId);
  return [everyone, roles, own].reduce(applyOverwrites, base);
}

function applyOverwrites(permissions: bigint, overwrites: readonly Overwrite[]): bigint {
  const deny = overwrites.reduce((bits, overwrite) => bits | overwrite.deny, 0n);
  const allow = overwrites.reduce((bits, overwrite) => bits | overwrite.allow, 0n);
  return (permissions & ~deny) | allow;
}

/** The member's highest role; everyone has at least the @everyone role, whose id is the guild's. */
export function highestRole(guild: PermissionGuild, member: PermissionMember): PermissionRole | undefined {
  return rolesOf(guild, member).reduce<PermissionRole | undefined>(
    (highest, role) => (highest === undefined || compareRoles(role, highest) > 0 ? role : highest),
    undefined,
  );
}

/**
 * Whether the member may give, take or edit the role: they need Manage Roles and a higher role, or own the guild. The
 * @everyone role can be neither given nor taken.
 */
export function canManageRole(guild: PermissionGuild, member: PermissionMember, role: PermissionRole): boolean {
  if (role.id === guild.id) return false;
  if (member.userId === guild.ownerId) return true;
  if ((computeMemberPermissions(guild, member) & PERMISSIONS.ManageRoles) === 0n) return false;
  const highest = highestRole(guild, member);
  return highest !== undefined && compareRoles(highest, role) > 0;
}

/** Positive if `one` is above `other`. Of two roles at the same position the older one (lower id) is higher. */
export function compareRoles(one: PermissionRole, other: PermissionRole): number {
  if (one.position !== other.position) return one.position - other.position;
  return BigInt(one.id) < BigInt(other.id) ? 1 : -1;
}

function rolesOf(guild: PermissionGuild, member: PermissionMember): PermissionRole[] {
  return guild.roles.filter(({ id }) => id === guild.id || member.roleIds.includes(id));
}
