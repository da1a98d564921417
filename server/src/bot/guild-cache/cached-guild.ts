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

/** The data about a guild that the bot uses; everything else from the gateway is discarded. */
export interface CachedGuildFacts {
  id: string;
  shardId: number;
  ownerId: string;
  memberCount: number;
  emojiCount: number;
  /** The bot's own roles. */
  ownRoleIds: readonly string[];
  /** The role that the platform manages for the bot, under the bot's name; null if there is none. */
  botRoleId?: string | null;
  /** When the bot's own timeout ends, in milliseconds since 1970; missing if there was none. */
  ownTimeoutMs?: number;
  roles: readonly PermissionRole[];
  channels: readonly CachedChannel[];
}

/** A guild as cached: roles and channels are packed, and unpacked on access. */
export class CachedGuild implements CachedGuildFacts {
  readonly id: string;
  readonly shardId: number;
  ownerId: string;
  memberCount: number;
  emojiCount: number;
  ownRoleIds: readonly string[];
  botRoleId: string | null;
  ownTimeoutMs: number;
  #packed: PackedGuild;

  constructor(facts: CachedGuildFacts) {
    this.id = facts.id;
    this.shardId = facts.shardId;
    this.ownerId = facts.ownerId;
    this.memberCount = facts.memberCount;
    this.emojiCount = facts.emojiCount;
    this.ownRoleIds = facts.ownRoleIds.length === 0 ? NO_ROLES : facts.ownRoleIds;
    this.botRoleId = facts.botRoleId ?? null;
    this.ownTimeoutMs = facts.ownTimeoutMs ?? 0;
    this.#packed = packGuild(facts.roles, facts.channels);
  }

  /** A new array on each access; it takes some microseconds for 20 roles. */
  get roles(): PermissionRole[] {
    return unpackRoles(this.#packed);
  }

  set roles(roles: readonly PermissionRole[]) {
    this.#packed = packGuild(roles, this.channels);
  }

  /** A new array on each access; use `channel` for a single one. */
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

  /** The guild as a plain object. */
  facts(): CachedGuildFacts {
    const { id, shardId, ownerId, memberCount, emojiCount, roles, channels } = this;
    const own = { ownRoleIds: this.ownRoleIds, botRoleId: this.botRoleId, ownTimeoutMs: this.ownTimeoutMs };
    return { id, shardId, ownerId, memberCount, emojiCount, ...own, roles, channels };
  }
}

const NO_ROLES: readonly string[] = [];

/** Extracts the data of a new guild that the bot uses. */
export function toCachedGuild(data: GatewayGuildCreateDispatchData, shardId: number, botId: string): CachedGuildFacts {
  const own = data.members.find((member) => userIdOf(member) === botId);
  return {
    id: data.id,
    shardId,
    ownerId: data.owner_id,
    memberCount: data.member_count,
    emojiCount: data.emojis.length,
    ownRoleIds: own?.roles ?? [],
    botRoleId: botRoleIn(data.roles, botId),
    ownTimeoutMs: timeoutOf(own ?? {}),
    roles: data.roles.map(toCachedRole),
    channels: data.channels.map(toCachedChannel),
  };
}

/** The role among these that the platform manages for the bot; null if there is none. */
export function botRoleIn(roles: readonly TaggedRole[], botId: string): string | null {
  return roles.find(({ tags }) => tags?.bot_id === botId)?.id ?? null;
}

type TaggedRole = Pick<APIRole, 'id' | 'tags'>;

/** When a member's timeout ends, in milliseconds since 1970; 0 without one. */
export function timeoutOf({ communication_disabled_until: until }: TimedMember): number {
  return typeof until === 'string' ? Date.parse(until) : 0;
}

interface TimedMember {
  communication_disabled_until?: string | null;
}

/** The platform may send a member without a user. */
function userIdOf({ user }: { user?: { id: string } }): string | undefined {
  return user?.id;
}

/** Applies the fields of a guild update; missing ones stay as they are. */
export function updateGuild(guild: CachedGuild, data: Partial<GatewayGuildUpdateDispatchData>): void {
  guild.ownerId = data.owner_id ?? guild.ownerId;
  guild.emojiCount = data.emojis?.length ?? guild.emojiCount;
  if (data.roles !== undefined) guild.roles = data.roles.map(toCachedRole);
}

/** Extracts the data of a role that the bot uses. */
export function toCachedRole({ id, permissions, position = 0 }: CachedRole): PermissionRole {
  return { id, permissions: bitsOf(permissions), position };
}

type CachedRole = Pick<APIRole, 'id'> & Partial<Pick<APIRole, 'permissions' | 'position'>>;

/** Extracts the data of a channel that the bot uses. */
export function toCachedChannel(channel: APIChannel | APIGuildChannel): CachedChannel {
  const overwrites = 'permission_overwrites' in channel ? (channel.permission_overwrites ?? []) : [];
  const { id, type } = channel;
  return { id, type, overwrites: overwrites.map(toCachedOverwrite) };
}

function toCachedOverwrite({ id, allow, deny }: Pick<APIOverwrite, 'id'> & Partial<APIOverwrite>): Overwrite {
  return { id, allow: bitsOf(allow), deny: bitsOf(deny) };
}

/** Parses permissions as the platform writes them; 0 if missing or malformed. */
export function bitsOf(written: string | null | undefined): bigint {
  return typeof written === 'string' && /^\d+$/.test(written) ? BigInt(written) : 0n;
}

/** The list with the entry replaced by id, or appended. */
export function putCached<Entry extends { id: string }>(entries: readonly Entry[], entry: Entry): Entry[] {
  const index = entries.findIndex(({ id }) => id === entry.id);
  return index === -1 ? [...entries, entry] : entries.with(index, entry);
}

/** The list without the entry with that id. */
export function dropCached<Entry extends { id: string }>(entries: readonly Entry[], id: string): Entry[] {
  return entries.filter((entry) => entry.id !== id);
}
