import { isGiven } from '../base/json.ts';
import type { Platform } from '../platform/platform.ts';
import { channelsOf, threadsOf } from '../state/channel-index.ts';
import type { PermissionName } from '../state/permission-bits.ts';
import { canSee, channelPermissions, guildPermissions, holds, isTimedOut, outranksRole } from '../world/permissions.ts';
import type { Channel, Guild } from '../state/state.ts';
import { listMembers, nameIn } from './describe-members.ts';
import { describeTile } from './describe-person.ts';
import { mayWrite } from './guards.ts';
import type { Channel as GuildChannel, Server } from './page/shapes/shapes.ts';

const CATEGORY = 4;
/** Rights the page needs, to offer actions only to those who may take them. */
const GUILD_RIGHTS: PermissionName[] = ['BanMembers', 'ManageGuild', 'ManageRoles', 'MoveMembers'];
const CHANNEL_RIGHTS: PermissionName[] = [
  'AddReactions',
  'AttachFiles',
  'Connect',
  'CreatePublicThreads',
  'ManageMessages',
  'PinMessages',
  'SendMessages',
];

/** A guild as the person sees it: the channels open to them, its members and their rights. */
export function describeGuild(platform: Platform, guild: Guild, personId: string): Server {
  const own = guildPermissions(guild, personId);
  const self = guild.members[personId];
  const visible = channelsOf(platform.world, guild.id).filter((channel) => canSee(guild, channel, personId));
  const parents = new Set(visible.map(({ parentId }) => parentId));
  return {
    ...describeTile(guild),
    isOwner: guild.ownerId === personId,
    rights: GUILD_RIGHTS.filter((right) => holds(own, right)),
    ownRoles: self?.roles ?? [],
    timedOutUntil: self !== undefined && isTimedOut(self) ? self.mutedUntil : null,
    memberCount: Object.keys(guild.members).length,
    roles: guild.roles.map((role) => ({
      id: role.id,
      name: role.name,
      color: role.color,
      position: role.position,
      hoist: role.hoist,
      canGive: role.id !== guild.id && !role.managed && outranksRole(guild, personId, role),
    })),
    emojis: guild.emojis.map(({ id, name }) => ({ id, name })),
    channels: visible
      .filter(({ id, type }) => type !== CATEGORY || parents.has(id))
      .map((channel) => describeChannel(platform, guild, channel, personId)),
    threads: threadsOf(platform.world, guild.id)
      .filter((channel) => channel.thread?.archived === false && canSee(guild, channel, personId))
      .map((channel) => describeChannel(platform, guild, channel, personId)),
    members: listMembers(platform, guild, personId),
    voice: Object.values(guild.voiceStates).map(({ userId, channelId, selfMute, selfDeaf, mute, deaf }) => ({
      userId,
      channelId,
      name: nameIn(platform, guild, userId),
      selfMute,
      selfDeaf,
      muted: mute || selfMute,
      deafened: deaf || selfDeaf,
    })),
  };
}

function describeChannel(platform: Platform, guild: Guild, channel: Channel, personId: string): GuildChannel {
  const own = channelPermissions(guild, channel, personId);
  return {
    id: channel.id,
    type: channel.type,
    name: channel.name,
    parentId: channel.parentId,
    topic: channel.topic,
    canWrite: mayWrite(platform, channel, personId),
    rights: CHANNEL_RIGHTS.filter((right) => holds(own, right)),
    ...(channel.forum === undefined ? {} : { tags: channel.forum.tags.map(({ id, name }) => ({ id, name })) }),
    ...(isGiven(channel.thread) ? { joined: channel.thread.members[personId] !== undefined } : {}),
  };
}
