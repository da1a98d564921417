import type {
  APIChannel,
  APIOverwrite,
  APIRole,
  GatewayGuildCreateDispatchData,
  GatewayGuildUpdateDispatchData,
} from 'discord-api-types/v10';
import type { Overwrite, PermissionRole } from '../discord/permissions.ts';

/** Lists, not maps: a guild has at most 250 roles and 500 channels, and a list takes a third of a map's memory. */
export interface CachedChannel {
  id: string;
  overwrites: readonly Overwrite[];
}

/** What the bot reads of a guild, and nothing else; the rest of what the gateway says is let go. */
export interface CachedGuild {
  id: string;
  shardId: number;
  ownerId: string;
  memberCount: number;
  emojiCount: number;
  /** The roles the bot itself has. */
  ownRoleIds: readonly string[];
  roles: PermissionRole[];
  channels: CachedChannel[];
}

/** Shared by all channels without exceptions of their own, which most are. */
const NO_OVERWRITES: readonly Overwrite[] = [];

/** Keeps of a new guild what the bot reads. */
export function keepGuild(data: GatewayGuildCreateDispatchData, shardId: number, botId: string): CachedGuild {
  return {
    id: data.id,
    shardId,
    ownerId: data.owner_id,
    memberCount: data.member_count,
    emojiCount: data.emojis.length,
    ownRoleIds: data.members.find(({ user }) => user.id === botId)?.roles ?? [],
    roles: data.roles.map(keepRole),
    channels: data.channels.map(keepChannel),
  };
}

/** Takes over what a changed guild says of itself. */
export function updateGuild(guild: CachedGuild, data: GatewayGuildUpdateDispatchData): void {
  guild.ownerId = data.owner_id;
  guild.emojiCount = data.emojis.length;
  guild.roles = data.roles.map(keepRole);
}

/** Keeps of a role what the bot reads. */
export function keepRole({ id, permissions, position }: APIRole): PermissionRole {
  return { id, permissions: BigInt(permissions), position };
}

/** Keeps of a channel what the bot reads. */
export function keepChannel(channel: APIChannel): CachedChannel {
  const overwrites = 'permission_overwrites' in channel ? (channel.permission_overwrites ?? []) : [];
  return { id: channel.id, overwrites: overwrites.length === 0 ? NO_OVERWRITES : overwrites.map(keepOverwrite) };
}

function keepOverwrite({ id, allow, deny }: APIOverwrite): Overwrite {
  return { id, allow: BigInt(allow), deny: BigInt(deny) };
}

/** Puts an entry in the place of the one with its id, or at the end. */
export function putById<Entry extends { id: string }>(entries: Entry[], entry: Entry): void {
  const index = entries.findIndex(({ id }) => id === entry.id);
  if (index === -1) entries.push(entry);
  else entries[index] = entry;
}

/** Takes the entry with that id out, if it is there. */
export function removeById(entries: { id: string }[], id: string): void {
  const index = entries.findIndex((entry) => entry.id === id);
  if (index !== -1) entries.splice(index, 1);
}
