import type { GuildChannel } from '@perigee/core/community/guilds/schema';
import { type APIGuildMember, PermissionFlagsBits } from 'discord-api-types/v10';
import { permissionMemberOf } from '../../../discord/permission-guild.ts';
import {
  ALL_PERMISSIONS,
  computeChannelPermissions,
  computeMemberPermissions,
  type Overwrite,
  type PermissionGuild,
} from '../../../discord/permissions.ts';

/** What a channel's permissions follow from. */
interface PermissionedChannel {
  /** The platform's channel type number. */
  type: number;
  overwrites: readonly Overwrite[];
}

/** What members may do in the channels of a guild, as the platform computes it. None of it names threads. */
export interface ChannelPermissions {
  /** Whether this member sees the channel's name; false for a channel that does not exist. */
  mayViewIn(member: APIGuildMember, channelId: string): boolean;
  /** Whether they can read what was written there, also in its public threads. */
  mayReadIn(member: APIGuildMember, channelId: string): boolean;
  /** Whether they can write there. */
  mayWriteIn(member: APIGuildMember, channelId: string): boolean;
  /** Whether they can write in the public threads of the channel, and in private ones that they are in. */
  mayWriteInThreadsOf(member: APIGuildMember, channelId: string): boolean;
  /** Whether they can read all private threads of the channel, without being added to them. */
  mayReadThreadsIn(member: APIGuildMember, channelId: string): boolean;
  /** Whether they could read a deleted channel, and with `itsThreads` also all its private threads. */
  mayRead(member: APIGuildMember, channel: PermissionedChannel, itsThreads: boolean): boolean;
  /** Whether they could see a deleted channel. */
  mayView(member: APIGuildMember, channel: PermissionedChannel): boolean;
}

const VIEW = PermissionFlagsBits.ViewChannel;
/** What reading a channel takes. */
export const READ = VIEW | PermissionFlagsBits.ReadMessageHistory;
const WRITE = VIEW | PermissionFlagsBits.SendMessages;
const WRITE_IN_THREADS = VIEW | PermissionFlagsBits.SendMessagesInThreads;
const READ_THREADS = READ | PermissionFlagsBits.ManageThreads;

/** The platform's channel type numbers of voice and stage channels; their chats also need Connect. */
export const VOICE_TYPES: ReadonlySet<number> = new Set([2, 13]);

/** Every member's rights in a channel are computed once, for as long as the member object is cached. */
export function channelPermissionsOf(
  guild: PermissionGuild,
  channels: readonly Pick<GuildChannel, 'id' | 'type'>[],
  overwritesById: ReadonlyMap<string, readonly Overwrite[]>,
): ChannelPermissions {
  const types = new Map(channels.map(({ id, type }) => [id, type]));
  const known = new WeakMap<APIGuildMember, Map<string, bigint>>();

  /** Without the chat of a voice channel for those who cannot connect to it. */
  const compute = (member: APIGuildMember, { type, overwrites }: PermissionedChannel): bigint => {
    const held = computeChannelPermissions(guild, permissionMemberOf(member), overwrites);
    const isShutOut = VOICE_TYPES.has(type) && (held & PermissionFlagsBits.Connect) === 0n;
    return isShutOut ? held & VIEW : held;
  };

  const heldIn = (member: APIGuildMember, channelId: string): bigint => {
    const type = types.get(channelId);
    if (type === undefined) return 0n;
    const inGuild = known.get(member) ?? new Map<string, bigint>();
    known.set(member, inGuild);
    const existing = inGuild.get(channelId);
    if (existing !== undefined) return existing;
    const held = compute(member, { type, overwrites: overwritesById.get(channelId) ?? [] });
    inGuild.set(channelId, held);
    return held;
  };
  const permissionsIn = (member: APIGuildMember, channelId: string): bigint => {
    const held = heldIn(member, channelId);
    return held !== ALL_PERMISSIONS && isTimedOut(member) ? held & READ : held;
  };
  const holdsIn = (needed: bigint) => (member: APIGuildMember, channelId: string) =>
    (permissionsIn(member, channelId) & needed) === needed;

  return {
    mayViewIn: holdsIn(VIEW),
    mayReadIn: holdsIn(READ),
    mayWriteIn: holdsIn(WRITE),
    mayWriteInThreadsOf: holdsIn(WRITE_IN_THREADS),
    mayReadThreadsIn: holdsIn(READ_THREADS),
    mayRead(member, channel, itsThreads) {
      const needed = itsThreads ? READ_THREADS : READ;
      return (compute(member, channel) & needed) === needed;
    },
    mayView: (member, channel) => (compute(member, channel) & VIEW) === VIEW,
  };
}

/** Whoever is timed out can only read, unless they are an administrator. */
export function isTimedOut({ communication_disabled_until: until }: APIGuildMember): boolean {
  return typeof until === 'string' && Date.parse(until) > Date.now();
}

/** Whether this member owns the guild or has Administrator in it, so that no channel is hidden from them. */
export function isAdministratorOf(guild: PermissionGuild, member: APIGuildMember): boolean {
  return computeMemberPermissions(guild, permissionMemberOf(member)) === ALL_PERMISSIONS;
}
