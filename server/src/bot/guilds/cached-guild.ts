import type {
  APIChannel,
  APIGuildChannel,
  APIOverwrite,
  APIRole,
  GatewayGuildCreateDispatchData,
  GatewayGuildUpdateDispatchData,
} from 'discord-api-types/v10';
import type { Overwrite, PermissionRole } from '../../discord/permissions.ts';
import {
  type CachedChannel,
  countChannels,
  findChannel,
  hasChannel,
  type PackedGuild,
  packGuild,
  unpackChannels,
  unpackRoles,
} from './packed-guild.ts';

/** What the bot reads of a guild, and nothing else; the rest of what the gateway says is let go. */
export interface CachedGuildFacts {
  id: string;
  shardId: number;
  ownerId: string;
  memberCount: number;
  emojiCount: number;
  /** The roles the bot itself has. */
  ownRoleIds: readonly string[];
  roles: readonly PermissionRole[];
  channels: readonly CachedChannel[];
}

/** The same as it is kept: what there are many of is packed, and unpacked for who asks. */
export class CachedGuild implements CachedGuildFacts {
  readonly id: string;
  readonly shardId: number;
  ownerId: string;
  memberCount: number;
  emojiCount: number;
  ownRoleIds: readonly string[];
  #packed: PackedGuild;

  constructor(facts: CachedGuildFacts) {
    this.id = facts.id;
    this.shardId = facts.shardId;
    this.ownerId = facts.ownerId;
    this.memberCount = facts.memberCount;
    this.emojiCount = facts.emojiCount;
    this.ownRoleIds = facts.ownRoleIds.length === 0 ? NO_ROLES : facts.ownRoleIds;
    this.#packed = packGuild(facts.roles, facts.channels);
  }

  /** A new list each time: of 20 roles some microseconds. */
  get roles(): PermissionRole[] {
    return unpackRoles(this.#packed);
  }

  set roles(roles: readonly PermissionRole[]) {
    this.#packed = packGuild(roles, this.channels);
  }

  /** A new list each time; one alone is found by `channel`. */
  get channels(): CachedChannel[] {
    return unpackChannels(this.#packed);
  }

  set channels(channels: readonly CachedChannel[]) {
    this.#packed = packGuild(this.roles, channels);
  }

  get channelCount(): number {
    return countChannels(this.#packed);
  }

  channel(channelId: string): CachedChannel | undefined {
    return findChannel(this.#packed, channelId);
  }

  hasChannel(channelId: string): boolean {
    return hasChannel(this.#packed, channelId);
  }

  /** As plain facts. */
  facts(): CachedGuildFacts {
    const { id, shardId, ownerId, memberCount, emojiCount, ownRoleIds, roles, channels } = this;
    return { id, shardId, ownerId, memberCount, emojiCount, ownRoleIds, roles, channels };
  }
}

const NO_ROLES: readonly string[] = [];

/** Keeps of a new guild what the bot reads. */
export function keepGuild(data: GatewayGuildCreateDispatchData, shardId: number, botId: string): CachedGuildFacts {
  return {
    id: data.id,
    shardId,
    ownerId: data.owner_id,
    memberCount: data.member_count,
    emojiCount: data.emojis.length,
    ownRoleIds: data.members.find((member) => userIdOf(member) === botId)?.roles ?? [],
    roles: data.roles.map(keepRole),
    channels: data.channels.map(keepChannel),
  };
}

/** The platform may describe a member without saying who it is. */
function userIdOf({ user }: { user?: { id: string } }): string | undefined {
  return user?.id;
}

/** Takes over what a changed guild says of itself; what it leaves out stays. */
export function updateGuild(guild: CachedGuild, data: Partial<GatewayGuildUpdateDispatchData>): void {
  guild.ownerId = data.owner_id ?? guild.ownerId;
  guild.emojiCount = data.emojis?.length ?? guild.emojiCount;
  if (data.roles !== undefined) guild.roles = data.roles.map(keepRole);
}

/** Keeps of a role what the bot reads. */
export function keepRole({ id, permissions, position = 0 }: KeptRole): PermissionRole {
  return { id, permissions: bitsOf(permissions), position };
}

type KeptRole = Pick<APIRole, 'id'> & Partial<Pick<APIRole, 'permissions' | 'position'>>;

/** Keeps of a channel what the bot reads. */
export function keepChannel(channel: APIChannel | APIGuildChannel): CachedChannel {
  const overwrites = 'permission_overwrites' in channel ? (channel.permission_overwrites ?? []) : [];
  const { id, type } = channel;
  return { id, type, overwrites: overwrites.map(keepOverwrite) };
}

function keepOverwrite({ id, allow, deny }: Pick<APIOverwrite, 'id'> & Partial<APIOverwrite>): Overwrite {
  return { id, allow: bitsOf(allow), deny: bitsOf(deny) };
}

/** Permissions as the platform writes them; none where it does not. */
export function bitsOf(written: string | null | undefined): bigint {
  return typeof written === 'string' && /^\d+$/.test(written) ? BigInt(written) : 0n;
}

/** The list with an entry in the place of the one with its id, or at the end. */
export function putCached<Entry extends { id: string }>(entries: readonly Entry[], entry: Entry): Entry[] {
  const index = entries.findIndex(({ id }) => id === entry.id);
  return index === -1 ? [...entries, entry] : entries.with(index, entry);
}

/** The list without the entry with that id. */
export function dropCached<Entry extends { id: string }>(entries: readonly Entry[], id: string): Entry[] {
  return entries.filter((entry) => entry.id !== id);
}
