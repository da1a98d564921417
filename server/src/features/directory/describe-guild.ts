import type { GuildChannel, GuildInfo, GuildRole, GuildSettings } from '@perigee/core/guilds/schema';
import { editableTabs } from '@perigee/core/editors/schema';
import { holds, mayManageGuild } from '@perigee/core/permissions/permissions';
import { TABS } from '@perigee/core/tabs/tabs';
import type { APIGuild, APIGuildChannel, APIGuildMember } from 'discord-api-types/v10';
import {
  canManageRole,
  computeChannelPermissions,
  computeMemberPermissions,
  type PermissionGuild,
  type PermissionMember,
} from '../../discord/permissions.ts';

/** What the bot may do in a guild. */
interface BotStanding {
  /** In the guild as a whole, before any channel's exceptions. */
  permissions: bigint;
  canGive(roleId: string): boolean;
  canWriteIn(channelId: string): boolean;
}

interface NamedThing {
  id: string;
  name: string;
}

/** A guild as its settings pages show it. */
export interface GuildDescription {
  /** To one of its managers. The same frozen object as long as nothing changed. */
  infoFor(member: APIGuildMember, settings: GuildSettings): Readonly<GuildInfo>;
  /** From the highest down, with what this member and the bot may do with each. */
  rolesFor(member: APIGuildMember): readonly GuildRole[];
  /** Whether this member owns the guild or has Administrator in it. */
  isAdministrator(member: APIGuildMember): boolean;
  /** What this member may do in the guild as a whole. */
  permissionsOf(member: APIGuildMember): bigint;
  channelIds: ReadonlySet<string>;
  /** As the platform counts them, up to half a minute late. */
  memberCount: number | null;
  bot: BotStanding;
  name: string;
  icon: string | null;
  /** Without the one everybody has. */
  roles: readonly NamedThing[];
  channels: readonly NamedThing[];
}

/** Works out once what does not change until the platform says so; the arithmetic is too slow for every call. */
export function describeGuild(guild: APIGuild, channels: APIGuildChannel[], bot: APIGuildMember): GuildDescription {
  const { id, name, icon } = guild;
  const described = describeChannels(guild, bot, channels);
  const arithmetic = asPermissionGuild(guild);
  const botRoles = describeRoles(guild, { member: bot, bot });
  const infos = new WeakMap<APIGuildMember, Readonly<GuildInfo>>();

  return {
    infoFor(member, settings) {
      const known = infos.get(member);
      if (known?.settings === settings) return known;

      const roles = describeRoles(guild, { member, bot });
      const rights = rightsOf(arithmetic, member, settings);
      // Only managers and editors are let this far, and the bot itself was shown the guild: hence the two yes.
      const info = { id, name, icon, manageable: true, invited: true, roles, channels: described, settings, rights };
      infos.set(member, Object.freeze(info));
      return info;
    },
    isAdministrator: (member) =>
      holds(computeMemberPermissions(arithmetic, asPermissionMember(member)), 'Administrator'),
    permissionsOf: (member) => computeMemberPermissions(arithmetic, asPermissionMember(member)),
    rolesFor: (member) => describeRoles(guild, { member, bot }),
    channelIds: new Set(channels.map((channel) => channel.id)),
    bot: {
      permissions: computeMemberPermissions(arithmetic, asPermissionMember(bot)),
      canGive: (roleId) => botRoles.some((role) => role.id === roleId && role.botManageable),
      canWriteIn: (channelId) => described.some((channel) => channel.id === channelId && channel.botManageable),
    },
    memberCount: guild.approximate_member_count ?? null,
    name,
    icon,
    roles: guild.roles.filter((role) => role.id !== id).map((role) => ({ id: role.id, name: role.name })),
    channels: described.map((channel) => ({ id: channel.id, name: channel.name })),
  };
}

function rightsOf(guild: PermissionGuild, member: APIGuildMember, settings: GuildSettings): GuildInfo['rights'] {
  const owner = guild.ownerId === member.user.id;
  const manager = mayManageGuild(owner, computeMemberPermissions(guild, asPermissionMember(member)));
  return { owner, manager, tabs: manager ? [...TABS] : editableTabs(settings.editors, member.roles) };
}

/** From the highest down, without the one everybody has, and who may give which. */
function describeRoles(guild: APIGuild, { member, bot }: { member: APIGuildMember; bot: APIGuildMember }): GuildRole[] {
  const arithmetic = asPermissionGuild(guild);
  return guild.roles
    .filter((role) => role.id !== guild.id)
    .toSorted((one, other) => other.position - one.position)
    .map((role) => {
      const standing = { id: role.id, permissions: BigInt(role.permissions), position: role.position };
      // A role that belongs to an integration can be given by nobody.
      const isGivenBy = (giver: APIGuildMember) =>
        !role.managed && canManageRole(arithmetic, asPermissionMember(giver), standing);
      return {
        id: role.id,
        name: role.name,
        color: role.color,
        memberManageable: isGivenBy(member),
        botManageable: isGivenBy(bot),
      };
    });
}

/** The guild's channels in the order the platform shows them; the bot manages those it can see and write in. */
function describeChannels(guild: APIGuild, bot: APIGuildMember, channels: APIGuildChannel[]): GuildChannel[] {
  const arithmetic = asPermissionGuild(guild);
  const botMember = asPermissionMember(bot);
  return channels.toSorted(byPosition).map((channel) => {
    const permissions = computeChannelPermissions(arithmetic, botMember, overwritesOf(channel));
    return {
      id: channel.id,
      name: channel.name,
      type: channel.type,
      parentId: channel.parent_id ?? null,
      botManageable: holds(permissions, 'ViewChannel') && holds(permissions, 'SendMessages'),
    };
  });
}

function byPosition(one: APIGuildChannel, other: APIGuildChannel): number {
  return positionOf(one) - positionOf(other);
}

function positionOf(channel: APIGuildChannel): number {
  return 'position' in channel && typeof channel.position === 'number' ? channel.position : 0;
}

function overwritesOf(channel: APIGuildChannel) {
  const overwrites = 'permission_overwrites' in channel ? (channel.permission_overwrites ?? []) : [];
  return overwrites.map(({ id, allow, deny }) => ({ id, allow: BigInt(allow), deny: BigInt(deny) }));
}

function asPermissionGuild({ id, owner_id, roles }: APIGuild): PermissionGuild {
  return {
    id,
    ownerId: owner_id,
    roles: roles.map((role) => ({ id: role.id, permissions: BigInt(role.permissions), position: role.position })),
  };
}

function asPermissionMember({ user, roles }: APIGuildMember): PermissionMember {
  return { userId: user.id, roleIds: roles };
}
