import { isSuitableChannel } from '@perigee/core/community/guilds/channel-uses';
import type { GuildChannel, GuildInfo, GuildRole, GuildSettings } from '@perigee/core/community/guilds/schema';
import { readsLogs } from '@perigee/core/logs/access';
import { seesCases } from '@perigee/core/moderation/cases/permissions';
import { editableTabs } from '@perigee/core/community/editors/schema';
import { dangerousIn } from '@perigee/core/base/permissions/dangerous-permissions';
import { holds, mayManageGuild } from '@perigee/core/base/permissions/permissions';
import { TABS } from '@perigee/core/base/tabs/tabs';
import type { APIGuild, APIGuildChannel, APIGuildMember } from 'discord-api-types/v10';
import { mayActOn } from '../../../discord/hierarchy.ts';
import { overwritesOf, permissionGuildOf, permissionMemberOf } from '../../../discord/permission-guild.ts';
import {
  canManageRole,
  computeChannelPermissions,
  computeMemberPermissions,
  type Overwrite,
  type PermissionGuild,
} from '../../../discord/permissions.ts';
import { type ChannelAudience, channelAudienceOf } from './channel-audience.ts';
import { type ChannelPermissions, channelPermissionsOf, isAdministratorOf, isTimedOut } from './channel-permissions.ts';
import { seenByEditor } from './seen-by-editor.ts';

/** What the bot may do in a guild. */
interface BotRights {
  /** In the guild as a whole, before channel overwrites. */
  permissions: bigint;
  canGive(roleId: string): boolean;
  canWriteIn(channelId: string): boolean;
  permissionsIn(channelId: string): bigint;
}

interface NamedEntity {
  id: string;
  name: string;
}

/** A guild as its settings pages show it. */
export interface GuildDescription extends ChannelPermissions, ChannelAudience {
  /**
   * For one of its managers, or for an editor with their tabs and visible channels alone. Returns the same frozen
   * object until something changes.
   */
  infoFor(member: APIGuildMember, settings: GuildSettings): Readonly<GuildInfo>;
  /** From the highest down, with whether this member and the bot may give each. */
  rolesFor(member: APIGuildMember): readonly GuildRole[];
  /** Whether this member owns the guild or has Administrator in it. */
  isAdministrator(member: APIGuildMember): boolean;
  /** Whether this member's rank on the platform lets them act on another one. */
  isAbove(member: APIGuildMember, other: APIGuildMember): boolean;
  /** Whether a timeout takes everything but reading from this member for now. */
  isSilenced(member: APIGuildMember): boolean;
  /** The member's permissions in the guild as a whole. */
  permissionsOf(member: APIGuildMember): bigint;
  channelIds: ReadonlySet<string>;
  /** As counted by the platform, up to half a minute old. */
  memberCount: number | null;
  bot: BotRights;
  name: string;
  icon: string | null;
  /** Without the `@everyone` role. */
  roles: readonly (NamedEntity & Pick<GuildRole, 'dangerous'>)[];
  channels: readonly (NamedEntity & Pick<GuildChannel, 'type'>)[];
  /** Whether this member may know a channel's name: managers that of any, others of those they can see. */
  mayName(member: APIGuildMember, channelId: string): boolean;
  /** The channels whose names this member may know. */
  channelsFor(member: APIGuildMember): GuildDescription['channels'];
  /** The overwrites of a channel; none if it does not exist. */
  overwritesIn(channelId: string): readonly Overwrite[];
}

/**
 * Computes once what stays the same until the platform reports a change: permission arithmetic is too slow for every
 * call.
 */
export function describeGuild(guild: APIGuild, channels: APIGuildChannel[], bot: APIGuildMember): GuildDescription {
  const { name, icon } = guild;
  const described = describeChannels(guild, bot, channels);
  const arithmetic = permissionGuildOf(guild);
  const overwrites = new Map(channels.map((channel) => [channel.id, overwritesOf(channel)]));
  const botRoles = describeRoles(guild, { member: bot, bot });
  const channelPermissions = channelPermissionsOf(arithmetic, described, overwrites);
  const mayName = (member: APIGuildMember, channelId: string) =>
    managesGuild(arithmetic, member) || channelPermissions.mayViewIn(member, channelId);

  return {
    infoFor: createInfoReader(guild, bot, { described, arithmetic, mayName, ...channelPermissions }),
    ...channelPermissions,
    ...channelAudienceOf(guild, channels),
    isAdministrator: (member) => isAdministratorOf(arithmetic, member),
    isAbove: (member, other) => mayActOn(arithmetic, permissionMemberOf(member), permissionMemberOf(other)),
    isSilenced: (member) => isTimedOut(member) && !isAdministratorOf(arithmetic, member),
    permissionsOf: (member) => computeMemberPermissions(arithmetic, permissionMemberOf(member)),
    rolesFor: (member) => describeRoles(guild, { member, bot }),
    channelIds: new Set(channels.map((channel) => channel.id)),
    bot: {
      permissions: computeMemberPermissions(arithmetic, permissionMemberOf(bot)),
      canGive: (roleId) => botRoles.some((role) => role.id === roleId && role.botManageable),
      canWriteIn: (channelId) =>
        described.some(({ id: candidate, type, botManageable }) => {
          return candidate === channelId && botManageable && isSuitableChannel(type, 'write');
        }),
      permissionsIn: (channelId) =>
        computeChannelPermissions(arithmetic, permissionMemberOf(bot), overwrites.get(channelId) ?? []),
    },
    memberCount: guild.approximate_member_count ?? null,
    name,
    icon,
    roles: botRoles.map((role) => ({ id: role.id, name: role.name, dangerous: role.dangerous })),
    channels: described.map((channel) => ({ id: channel.id, name: channel.name, type: channel.type })),
    mayName,
    channelsFor: (member) => described.filter((channel) => mayName(member, channel.id)),
    overwritesIn: (channelId) => overwrites.get(channelId) ?? [],
  };
}

interface Known extends Pick<GuildDescription, 'mayName' | 'mayWriteIn'> {
  described: readonly Omit<GuildChannel, 'memberWritable'>[];
  arithmetic: PermissionGuild;
}

function createInfoReader(
  guild: APIGuild,
  bot: APIGuildMember,
  { described, arithmetic, mayName, mayWriteIn }: Known,
): GuildDescription['infoFor'] {
  const { id, name, icon } = guild;
  const infos = new WeakMap<APIGuildMember, { settings: GuildSettings; info: Readonly<GuildInfo> }>();

  return (member, settings) => {
    const existing = infos.get(member);
    if (existing?.settings === settings) return existing.info;

    const roles = describeRoles(guild, { member, bot });
    const rights = rightsOf(arithmetic, member, settings);
    const permissions = computeMemberPermissions(arithmetic, permissionMemberOf(member));
    const cases = seesCases({ tabs: rights.tabs, permissions }, settings.moderatorsSeeCases);
    const logs = readsLogs({ tabs: rights.tabs, permissions }, settings.moderatorsReadLogs);
    // Only managers and editors get here, and the bot can read the guild, so both flags are true.
    const card = { id, name, icon, manageable: true, invited: true, cases, logs };
    const channels = described.map((channel) => ({ ...channel, memberWritable: mayWriteIn(member, channel.id) }));
    const whole = { channels, hiddenChannels: [], settings };
    const isNamed = (channelId: string) => mayName(member, channelId);
    const seen = rights.manager ? whole : seenByEditor({ ...whole, tabs: rights.tabs, isNamed });
    const info = Object.freeze({ ...card, roles, ...seen, rights });
    infos.set(member, { settings, info });
    return info;
  };
}

function rightsOf(guild: PermissionGuild, member: APIGuildMember, settings: GuildSettings): GuildInfo['rights'] {
  const owner = guild.ownerId === member.user.id;
  const manager = managesGuild(guild, member);
  return { owner, manager, tabs: manager ? [...TABS] : editableTabs(settings.editors, member.roles) };
}

function managesGuild(guild: PermissionGuild, member: APIGuildMember): boolean {
  const permissions = computeMemberPermissions(guild, permissionMemberOf(member));
  return mayManageGuild(guild.ownerId === member.user.id, permissions);
}

/** From the highest down, without `@everyone`, with who may ping and give which. */
function describeRoles(guild: APIGuild, { member, bot }: { member: APIGuildMember; bot: APIGuildMember }): GuildRole[] {
  const arithmetic = permissionGuildOf(guild);
  const pingsAll = holds(computeMemberPermissions(arithmetic, permissionMemberOf(member)), 'MentionEveryone');
  return guild.roles
    .filter((role) => role.id !== guild.id)
    .toSorted((one, other) => other.position - one.position)
    .map((role) => {
      const candidate = { id: role.id, permissions: BigInt(role.permissions), position: role.position };
      // Nobody can give a role that belongs to an integration.
      const isGivenBy = (giver: APIGuildMember) =>
        !role.managed && canManageRole(arithmetic, permissionMemberOf(giver), candidate);
      return {
        id: role.id,
        name: role.name,
        color: role.color,
        managed: role.managed,
        memberMentionable: role.mentionable || pingsAll,
        memberManageable: isGivenBy(member),
        botManageable: isGivenBy(bot),
        dangerous: dangerousIn(candidate.permissions),
      };
    });
}

/** The guild's channels in display order; `botManageable` means that the bot can see them and write in them. */
function describeChannels(
  guild: APIGuild,
  bot: APIGuildMember,
  channels: APIGuildChannel[],
): Omit<GuildChannel, 'memberWritable'>[] {
  const arithmetic = permissionGuildOf(guild);
  const botMember = permissionMemberOf(bot);
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
