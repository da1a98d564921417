import { asText, type Json, type JsonObject } from '../base/json.ts';
import { actingAs, type Platform } from '../platform/platform.ts';
import { mayUseIn } from '../world/command-access.ts';
import { getChannel } from '../world/lookups.ts';
import { presentChannel } from '../world/views/present-channel.ts';
import { presentRole } from '../world/views/present-guild.ts';
import { presentBareMember, presentUser } from '../world/views/present-user.ts';
import type { Channel, Command } from '../state/state.ts';
import { assertOptions, OPTION } from './check-options.ts';
import { startInteraction } from './start-interaction.ts';

export interface CommandUse {
  personId: string;
  channelId: string;
  /** The command's name, followed by its group and subcommand, separated by spaces. */
  commandName: string;
  options: Record<string, Json>;
  /** Uploaded files, by the ids their options hold. */
  attachments?: Record<string, JsonObject>;
  /** For autocomplete: the option being typed. The bot is asked for choices, and the command is not run. */
  focused?: string;
}

/** The slash commands offered in a channel, the guild's own and global ones. */
export function commandsIn(platform: Platform, channelId: string): Command[] {
  return commandsOffered(platform, getChannel(platform.world, channelId), 1);
}

/** The commands of a type (1 slash, 2 user, 3 message) offered in a channel. */
export function commandsOffered({ world }: Platform, channel: Channel, type: number): Command[] {
  return world.commands.filter((command) => command.type === type && isOffered(command, channel));
}

/** Contexts: 0 guilds, 1 direct messages with the bot. Without contexts, the older `dm_permission` decides. */
function isOffered(
  { guild_id: place, contexts, dm_permission: inDirect, integration_types: installs }: Command,
  channel: Channel,
) {
  if (Array.isArray(installs) && !installs.includes(0)) return false;
  if (channel.guildId === null) {
    return place === undefined && (Array.isArray(contexts) ? contexts.includes(1) : inDirect !== false);
  }
  if (place !== undefined) return place === channel.guildId;
  return !Array.isArray(contexts) || contexts.includes(0);
}

/** Sends a slash command to the bot; a command or option that is not registered fails with an error that names it. */
export function useCommand(platform: Platform, use: CommandUse): ReturnType<typeof startInteraction> {
  const [name = '', ...path] = use.commandName.split(' ');
  const command = commandsIn(platform, use.channelId).find((entry) => matchesName(entry, name));
  if (command === undefined) {
    const commands = commandsIn(platform, use.channelId)
      .map((entry) => `/${entry.name}`)
      .join(', ');
    throw new Error(`/${name} is not registered here; registered are: ${commands || 'none'}`);
  }
  if (!mayUseIn(platform, command, getChannel(platform.world, use.channelId), use.personId)) {
    throw new Error(`/${name} is not available to this person here`);
  }
  const resolved: JsonObject = {};
  const options = nest(platform, use, command.options ?? [], path, resolved);
  const { guildId } = getChannel(platform.world, use.channelId);
  const data: JsonObject = {
    id: command.id,
    name: command.name,
    type: 1,
    ...(options.length > 0 ? { options } : {}),
    ...(Object.keys(resolved).length > 0 ? { resolved } : {}),
    ...(command.guild_id === undefined || guildId === null ? {} : { guild_id: guildId }),
  };
  const owner = actingAs(platform, platform.applications.get(command.application_id));
  return startInteraction(owner, {
    type: use.focused === undefined ? 2 : 4,
    personId: use.personId,
    channelId: use.channelId,
    name: command.name,
    data,
  });
}

function matchesName(command: Command, name: string): boolean {
  return command.name === name || Object.values(command.name_localizations ?? {}).includes(name);
}

function nest(
  platform: Platform,
  use: CommandUse,
  declared: JsonObject[],
  path: string[],
  resolved: JsonObject,
): JsonObject[] {
  const [head, ...rest] = path;
  if (head === undefined) return readOptions(platform, use, declared, resolved);
  const branch = declared.find(
    ({ name, type }) => name === head && (type === OPTION.subcommand || type === OPTION.group),
  );
  if (branch === undefined) throw new Error(`/${use.commandName}: there is no subcommand ${head}`);
  const inner = Array.isArray(branch['options']) ? branch['options'].filter((entry) => typeof entry === 'object') : [];
  const children = inner.flatMap((entry) => (entry === null || Array.isArray(entry) ? [] : [entry]));
  return [{ name: head, type: branch['type'], options: nest(platform, use, children, rest, resolved) }];
}

function readOptions(platform: Platform, use: CommandUse, declared: JsonObject[], resolved: JsonObject): JsonObject[] {
  if (use.focused === undefined) assertOptions(platform, use.commandName, declared, use.options);
  return Object.entries(use.options).map(([name, value]) => {
    const option = declared.find((entry) => entry['name'] === name);
    if (option === undefined) throw new Error(`/${use.commandName} has no option ${name}`);
    const type = Number(option['type']);
    resolve(platform, use.channelId, type, asText(value), resolved);
    if (type === OPTION.attachment) resolved['attachments'] = { ...use.attachments };
    if (name === use.focused) return { name, type, value: asText(value), focused: true };
    return { name, type, value: convert(type, value) };
  });
}

function convert(type: number, value: Json): Json {
  if (type === OPTION.integer || type === OPTION.number) return Number(value);
  if (type === OPTION.boolean) return value === true || value === 'true';
  return typeof value === 'string' ? value.replace(/^<[@#]&?!?(\d+)>$/, '$1') : value;
}

/** Adds the object behind an option's or select's id to `resolved`. */
export function resolve(
  platform: Platform,
  channelId: string,
  type: number,
  value: string,
  resolved: JsonObject,
): void {
  const { world } = platform;
  const id = value.replace(/\D/g, '');
  const guild = world.guilds[getChannel(world, channelId).guildId ?? ''];
  const put = (group: string, entry: Json) => {
    const present = resolved[group];
    resolved[group] = {
      ...(typeof present === 'object' && present !== null && !Array.isArray(present) ? present : {}),
      [id]: entry,
    };
  };
  const person = world.people[id];
  const role = guild?.roles.find((entry) => entry.id === id);
  if ((type === OPTION.user || type === OPTION.mentionable) && person !== undefined) {
    put('users', presentUser(person));
    const member = guild?.members[id];
    if (member !== undefined) put('members', { ...presentBareMember(member), permissions: '0' });
  }
  if ((type === OPTION.role || type === OPTION.mentionable) && role !== undefined) put('roles', presentRole(role));
  const channel = world.channels[id];
  if (type === OPTION.channel && channel !== undefined)
    put('channels', { ...presentChannel(channel), permissions: '0' });
}
