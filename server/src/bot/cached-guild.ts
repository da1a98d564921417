import type {
  APIChannel,
  APIGuildChannel,
  APIOverwrite,
  APIRole,
  GatewayGuildCreateDispatchData,
  GatewayGuildUpdateDispatchData,
} from 'discord-api-types/v10';
import type { Overwrite, PermissionRole } from '../discord/permissions.ts';

/** Lists, not maps: a guild has at most 250 roles and 500 channels, and a list takes a third of a map's memory. */
export interface CachedChannel {
  id: string;
  type: number;
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
  guild.roles = data.roles?.map(keepRole) ?? guild.roles;
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
  return { id, type, overwrites: overwrites.length === 0 ? NO_OVERWRITES : overwrites.map(keepOverwrite) };
}

function keepOverwrite({ id, allow, deny }: Pick<APIOverwrite, 'id'> & Partial<APIOverwrite>): Overwrite {
  return { id, allow: bitsOf(allow), deny: bitsOf(deny) };
}

/** Permissions as the platform writes them; none where it does not. */
export function bitsOf(written: string | null | undefined): bigint {
  return typeof written === 'string' && /^\d+$/.test(written) ? BigInt(written) : 0n;
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
