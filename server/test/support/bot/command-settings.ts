import { type CommandSettings, DEFAULT_COMMAND_SETTINGS } from '@perigee/core/community/commands/command-settings';
import { commandsEndpoints } from '@perigee/core/community/commands/endpoints';
import { vi } from 'vitest';
import * as z from 'zod/mini';
import type { ApiClient, Reply } from '../api-client.ts';
import type { GuildFixture } from '../fixtures.ts';
import { BOT_ID, BOT_CREDENTIALS, type World } from '../world.ts';

/** Default settings of a command with some changes. */
export function buildCommand(changes: Partial<CommandSettings> = {}): CommandSettings {
  return { ...DEFAULT_COMMAND_SETTINGS, ...changes };
}

/** Saves a command's settings in a guild over the API. */
export function saveCommand(
  api: ApiClient,
  token: string,
  { guildId, name = 'ping' }: { guildId: string; name?: string },
  changes: object,
): Promise<Reply> {
  const params = { guildId, commandName: name };
  return api.call(token, commandsEndpoints.save, { params, body: { ...buildCommand(), ...changes } });
}

/** Saves past the platform, as if the process had died in between: now only the bot refuses. */
export async function setPastPlatform(
  world: World,
  { id, owner }: GuildFixture,
  name: string,
  changes: Partial<CommandSettings>,
): Promise<void> {
  await slashId(world);
  const { commands } = await world.services.settingsCache.get(id);
  const value = { ...commands, [name]: buildCommand(changes) };
  await world.services.settings.save({ guildId: id, section: 'commands', value, savedBy: owner.id, caller: null });
}

const slashIds = new WeakMap<World, Map<string, string>>();

/** The platform's id of a command; waits until the bot has registered it. */
export async function slashId(world: World, name = 'ping'): Promise<string> {
  const ids = slashIds.get(world) ?? (await vi.waitFor(() => loadIds(world), { timeout: 60_000 }));
  slashIds.set(world, ids);
  const id = ids.get(name);
  if (id === undefined) throw new Error(`/${name} is not registered`);
  return id;
}

const commandList = z.array(z.object({ id: z.string(), name: z.string() })).check(z.minLength(1));

async function loadIds({ simulator }: World): Promise<Map<string, string>> {
  const response = await fetch(`${simulator.apiUrl}/v10/applications/${BOT_ID}/commands`, {
    headers: { authorization: `Bot ${BOT_CREDENTIALS.botToken}` },
  });
  return new Map(z.parse(commandList, await response.json()).map(({ id, name }) => [name, id]));
}

/** The platform's path for a command's permissions. */
export async function permissionsPath(world: World, guildId: string, name?: string): Promise<string> {
  return `/applications/${BOT_ID}/guilds/${guildId}/commands/${await slashId(world, name)}/permissions`;
}

/** The platform's permission overrides of a command, such as `role 5 +` or `channel 7 -`, sorted. */
export async function overwritesOf(world: World, guildId: string, name?: string): Promise<string[]> {
  const kinds = ['', 'role', 'user', 'channel'];
  return world.simulator.world
    .commandPermissions(guildId, await slashId(world, name))
    .map(({ id, type, permission }) => `${kinds[type]} ${id} ${permission ? '+' : '-'}`)
    .toSorted();
}
