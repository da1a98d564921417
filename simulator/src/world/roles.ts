import { announce, type Platform } from '../platform/platform.ts';
import { announceMember } from './members.ts';
import { presentRole } from './views/present-guild.ts';
import type { Guild, Role } from '../state/state.ts';

/** Adds a role, at the bottom unless a position is given. */
export function addRole(platform: Platform, guild: Guild, fields: Partial<Omit<Role, 'id'>>): Role {
  const role: Role = {
    id: platform.nextId(),
    name: 'new role',
    color: 0,
    position: 1,
    permissions: '0',
    hoist: false,
    mentionable: false,
    managed: false,
    botId: null,
    ...fields,
  };
  guild.roles.push(role);
  announceRole(platform, guild, 'GUILD_ROLE_CREATE', role);
  return role;
}

/** Removes the role from the guild and from all members. */
export function removeRole(platform: Platform, guild: Guild, role: Role): void {
  guild.roles = guild.roles.filter((entry) => entry !== role);
  announce(platform, { name: 'GUILD_ROLE_DELETE', data: { guild_id: guild.id, role_id: role.id }, guildId: guild.id });
  for (const member of Object.values(guild.members)) {
    if (!member.roles.includes(role.id)) continue;
    member.roles = member.roles.filter((id) => id !== role.id);
    announceMember(platform, guild, member);
  }
}

/** Sends the event of a role's creation or change. */
export function announceRole(
  platform: Platform,
  guild: Guild,
  name: 'GUILD_ROLE_CREATE' | 'GUILD_ROLE_UPDATE',
  role: Role,
): void {
  announce(platform, { name, data: { guild_id: guild.id, role: presentRole(role) }, guildId: guild.id });
}
