import { test as base } from 'vitest';
import type { General } from '@perigee/core/community/general/schema';
import { type ApiClient, createApiClient } from './api-client.ts';
import { startWorld, type World } from './world.ts';

/** A guild for one test, with people of different permissions. */
export interface GuildFixture {
  id: string;
  /** The first channel. */
  channelId: string;
  channelIds: string[];
  owner: PersonFixture;
  /** Has Manage Guild through a role. */
  manager: PersonFixture;
  member: PersonFixture;
}

export interface PersonFixture {
  id: string;
  /** A fresh access token. */
  token: string;
}

export const SCOPES = ['identify', 'guilds', 'applications.commands.permissions.update'];

// vitest opens a worker's fixture once for each `test.extend`; this holds the worker to one product.
let shared: Promise<World> | undefined;
let closing: Promise<void> | undefined;

/** Starts database, simulator and product once per worker, for all its files; gives each test its own guild. */
export const test = base.extend<{ world: World; api: ApiClient; guild: GuildFixture; stranger: PersonFixture }>({
  world: [
    // vitest reads which fixtures a fixture needs from this pattern; this one needs none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      shared ??= startWorld();
      const world = await shared;
      await use(world);
      closing ??= world.close();
      await closing;
    },
    { scope: 'worker' },
  ],
  api: async ({ world }, use) => use(createApiClient(world.apiUrl)),
  guild: async ({ world }, use) => use(createGuild(world)),
  stranger: async ({ world }, use) => use(createPerson(world, 'stranger')),
});

export function createPerson({ simulator }: Pick<World, 'simulator'>, username: string): PersonFixture {
  const id = simulator.world.createPerson({ username });
  return { id, token: simulator.world.issueToken(id, SCOPES).accessToken };
}

type GuildInput = Parameters<World['simulator']['world']['createGuild']>[0];
type BotInput = Pick<GuildInput, 'botIn' | 'botPermissions' | 'channels'>;

/** Creates a guild, by default with the bot in it. */
export function createGuild(world: Pick<World, 'simulator'>, { botIn = true, ...input }: BotInput = {}): GuildFixture {
  const owner = createPerson(world, 'owner');
  const manager = createPerson(world, 'manager');
  const member = createPerson(world, 'member');
  const { id, channelIds, roleIds } = world.simulator.world.createGuild({
    name: 'Test guild',
    ownerId: owner.id,
    members: [manager.id, member.id],
    botIn,
    ...input,
    roles: [{ name: 'Manager', permissions: ['ManageGuild', 'ManageRoles'] }],
  });
  world.simulator.world.grantRole(id, manager.id, roleIds[0] ?? '');
  return { id, channelId: channelIds[0] ?? '', channelIds, owner, manager, member };
}

export function buildGeneral(changes: Partial<General> = {}): General {
  return { prefix: '?', language: { commands: 'en', interface: 'ru' }, ...changes };
}
