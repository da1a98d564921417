import type { Platform } from '../platform/platform.ts';
import { channelPermissions, guildPermissions, holds } from './permissions.ts';
import type { Channel, Command, CommandPermission, Guild } from '../state/state.ts';

/** Types of overwrites (topic "Application Commands", "Application Command Permission Type"). */
const ROLE = 1;
const USER = 2;
const CHANNEL = 3;

/** The id that means all channels of a guild (same topic, "Permissions Constants"). */
export function allChannelsId(guild: Guild): string {
  return String(BigInt(guild.id) - 1n);
}

/**
 * Whether the person may use the command in the channel, and is therefore offered it. Administrators may use all
 * commands; others need Use Application Commands, and no overwrite that denies the channel or them.
 */
export function mayUseIn(platform: Platform, command: Command, channel: Channel, userId: string): boolean {
  const guild = platform.world.guilds[channel.guildId ?? ''];
  if (guild === undefined) return true;
  const own = channelPermissions(guild, channel, userId);
  if (holds(own, 'Administrator')) return true;
  if (!holds(own, 'UseApplicationCommands')) return false;
  return isOpenIn(platform, guild, command, channel.id) && mayRun(platform, guild, command, userId, own);
}

/** Whether the person may run the command in general; also required to change its permissions. */
export function mayRun(
  platform: Platform,
  guild: Guild,
  command: Command,
  userId: string,
  own: bigint = guildPermissions(guild, userId),
): boolean {
  if (holds(own, 'Administrator')) return true;
  const roles = guild.members[userId]?.roles ?? [];
  const [ofCommand, ofApplication] = overwritesOf(platform, guild, command).map((entries) =>
    personVerdict(entries, guild, userId, roles),
  );
  if (ofCommand !== undefined) return ofCommand;
  return ofApplication !== false && hasDefaultPermissions(command, own);
}

function isOpenIn(platform: Platform, guild: Guild, command: Command, channelId: string): boolean {
  const verdicts = overwritesOf(platform, guild, command).map(
    (entries) => verdict(entries, CHANNEL, channelId) ?? verdict(entries, CHANNEL, allChannelsId(guild)),
  );
  return verdicts.find((entry) => entry !== undefined) ?? true;
}

/** The command's own overwrites, which take precedence, then those for all of the application's commands. */
function overwritesOf({ world, application }: Platform, guild: Guild, command: Command): CommandPermission[][] {
  const ofGuild = world.commandPermissions[guild.id];
  return [ofGuild?.[command.id] ?? [], ofGuild?.[application.id] ?? []];
}

/** The person's own overwrite, else those of their roles (one that allows is enough), else that of @everyone. */
function personVerdict(
  entries: CommandPermission[],
  guild: Guild,
  userId: string,
  roles: string[],
): boolean | undefined {
  const ofRoles = roles.map((id) => verdict(entries, ROLE, id)).filter((entry) => entry !== undefined);
  return (
    verdict(entries, USER, userId) ?? (ofRoles.length > 0 ? ofRoles.includes(true) : verdict(entries, ROLE, guild.id))
  );
}

function verdict(entries: CommandPermission[], type: number, id: string): boolean | undefined {
  return entries.find((entry) => entry.type === type && entry.id === id)?.permission;
}

/** "0" means administrators only. */
function hasDefaultPermissions({ default_member_permissions: needed }: Command, own: bigint): boolean {
  if (needed === null) return true;
  const bits = BigInt(needed);
  return bits !== 0n && (own & bits) === bits;
}
