import type { APIChannel, APIGuild, APIGuildChannel, APIGuildMember } from 'discord-api-types/v10';
import type { Overwrite, PermissionGuild, PermissionMember } from './permissions.ts';

/** Converts the platform's guild for permission calculations. */
export function permissionGuildOf({ id, owner_id, roles }: APIGuild): PermissionGuild {
  return {
    id,
    ownerId: owner_id,
    roles: roles.map((role) => ({ id: role.id, permissions: BigInt(role.permissions), position: role.position })),
  };
}

/** Converts the platform's member for permission calculations. */
export function permissionMemberOf({ user, roles }: APIGuildMember): PermissionMember {
  return { userId: user.id, roleIds: roles };
}

/** A channel's permission overwrites. */
export function overwritesOf(channel: APIChannel | APIGuildChannel): Overwrite[] {
  const overwrites = 'permission_overwrites' in channel ? (channel.permission_overwrites ?? []) : [];
  return overwrites.map(({ id, allow, deny }) => ({ id, allow: BigInt(allow), deny: BigInt(deny) }));
}
