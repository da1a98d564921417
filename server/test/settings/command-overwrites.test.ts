import { commandsEndpoints } from '@perigee/core/community/commands/endpoints';
import { guildsEndpoints } from '@perigee/core/community/guilds/endpoints';
import { sql } from 'kysely';
import { describe, expect, vi } from 'vitest';
import type { ApiClient } from '../support/api-client.ts';
import { buildCommand, overwritesOf, permissionsPath, saveCommand, slashId } from '../support/bot/command-settings.ts';
import { createGuild, type GuildFixture, SCOPES, test } from '../support/fixtures.ts';
import type { World } from '../support/world.ts';

const WITHOUT_SCOPE = SCOPES.slice(0, 2);

function lowRole({ simulator }: World, guild: GuildFixture): string {
  return simulator.world.createRole(guild.id, { name: 'Low', position: 0 });
}

async function savedCommands(api: ApiClient, guild: GuildFixture) {
  const reply = await api.call(guild.owner.token, guildsEndpoints.info, { params: { guildId: guild.id } });
  return reply.body;
}

const UNSAVED_SETTINGS = {
  settings: { commands: {}, versions: expect.not.objectContaining({ commands: expect.any(Number) }) },
};

describe('Slash command permissions on Discord', () => {
  test('Switching a command off blocks its slash command in all channels, until it is on again', async ({
    world,
    api,
    guild,
  }) => {
    const save = (set: object) => saveCommand(api, guild.manager.token, { guildId: guild.id }, set);
    await slashId(world);

    await save({ enabled: false, allowedChannels: [guild.channelId] });
    const off = await overwritesOf(world, guild.id);
    const again = await save({ enabled: true });
    const on = await overwritesOf(world, guild.id);

    expect(off).toEqual([`channel ${BigInt(guild.id) - 1n} -`]);
    expect(again.status).toBe(200);
    expect(on).toEqual([]);
  });

  test('Slash command permissions list allowed and forbidden roles, and include the manager', async ({
    world,
    api,
    guild,
  }) => {
    const [allowed, forbidden] = [lowRole(world, guild), lowRole(world, guild)];
    const set = { allowedRoles: [allowed], forbiddenRoles: [forbidden], allowedChannels: [guild.channelId] };
    const save = (token: string, changes: object) => saveCommand(api, token, { guildId: guild.id }, changes);

    await save(guild.manager.token, set);
    const written = await overwritesOf(world, guild.id);
    const undone = await save(guild.manager.token, {});

    expect(written).toEqual(
      [
        `role ${guild.id} -`,
        `role ${allowed} +`,
        `role ${forbidden} -`,
        `user ${guild.manager.id} +`,
        `channel ${BigInt(guild.id) - 1n} -`,
        `channel ${guild.channelId} +`,
      ].toSorted(),
    );
    expect(undone.status).toBe(200);
    expect(await overwritesOf(world, guild.id)).toEqual([]);
  });

  test('Permissions set on Discord by hand stay while the command has no restrictions', async ({
    world,
    api,
    guild,
  }) => {
    const path = await permissionsPath(world, guild.id);
    await fetch(`${world.simulator.apiUrl}/v10${path}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${guild.owner.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ permissions: [{ id: guild.channelId, type: 3, permission: false }] }),
    });

    const reply = await saveCommand(api, guild.owner.token, { guildId: guild.id }, { deleteUsage: true });

    expect(reply.status).toBe(200);
    expect(await overwritesOf(world, guild.id)).toEqual([`channel ${guild.channelId} -`]);
  });

  test('Saving unchanged slash command permissions requires no consent', async ({ world, api, guild }) => {
    await saveCommand(api, guild.owner.token, { guildId: guild.id }, { enabled: false });
    const { accessToken } = world.simulator.world.issueToken(guild.owner.id, WITHOUT_SCOPE);

    const reply = await saveCommand(api, accessToken, { guildId: guild.id }, { enabled: false, deleteUsage: true });

    expect(reply.status).toBe(200);
  });

  test('Concurrent saves of a command leave its Discord permissions in line with its settings', async ({
    world,
    api,
    guild,
  }) => {
    await slashId(world);
    const sets = [
      { enabled: false },
      { forbiddenChannels: [guild.channelId] },
      {},
      { allowedChannels: [guild.channelId] },
    ];

    const replies = await Promise.all(
      sets.map((set) => saveCommand(api, guild.owner.token, { guildId: guild.id }, set)),
    );
    const { settings } = await world.services.guilds.info(
      { userId: guild.owner.id, username: '', scopes: SCOPES, token: guild.owner.token },
      guild.id,
    );
    const before = await overwritesOf(world, guild.id);
    await saveCommand(api, guild.owner.token, { guildId: guild.id }, settings.commands?.['ping'] ?? {});

    expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await overwritesOf(world, guild.id)).toEqual(before);
  });
});

test('A save that loses a race leaves the permissions of the winner on Discord', async ({ world, api, guild }) => {
  const { owner, manager, id: guildId } = guild;
  const { world: control } = world.simulator;
  const saveOver = (token: string, version: number, set: object) =>
    api.call(token, commandsEndpoints.save, {
      params: { guildId, commandName: 'ping' },
      body: buildCommand(set),
      headers: { 'if-match': `"${version}"` },
    });
  const path = await permissionsPath(world, guildId);
  await saveCommand(api, owner.token, { guildId }, { deleteUsage: true });
  control.fail({ method: 'PUT', path, status: 'slow', delayMs: 2_000, times: 1 });

  const late = saveOver(owner.token, 1, { enabled: false });
  // A slow call is listed only when it is done; the read before it shows that it is in progress.
  const isUnderWay = () => control.requests().some((call) => call.method === 'GET' && call.path.endsWith(path));
  await vi.waitUntil(isUnderWay, { timeout: 60_000 });
  const inTime = await saveOver(manager.token, 1, { forbiddenChannels: [guild.channelId] });

  expect(inTime.status).toBe(200);
  expect(await late).toMatchObject({ status: 409, body: { code: 'conflict' } });
  expect(await overwritesOf(world, guildId)).toEqual([`channel ${guild.channelId} -`]);
});

describe('Command saves refused by Discord', () => {
  test.afterEach(({ world }) => world.simulator.world.setAway(false));

  test('Answers 401 to a token without the permission scope, and saves no command', async ({ world, api, guild }) => {
    await slashId(world);
    const { accessToken } = world.simulator.world.issueToken(guild.owner.id, WITHOUT_SCOPE);

    const reply = await saveCommand(api, accessToken, { guildId: guild.id }, { enabled: false });

    expect(reply).toMatchObject({
      status: 401,
      body: {
        code: 'unauthorized',
        message: expect.stringContaining('Failed to overwrite permissions for slash command'),
        issues: [{ path: '', code: 'permissionScope' }],
      },
    });
    expect(await savedCommands(api, guild)).toMatchObject(UNSAVED_SETTINGS);
  });

  test('Answers 403 to a manager without Manage Roles, and saves no command', async ({ world, api, guild }) => {
    await slashId(world);
    const { world: control } = world.simulator;
    const person = control.createPerson({ username: 'greeter' });
    control.addMember(guild.id, person);
    control.grantRole(guild.id, person, control.createRole(guild.id, { permissions: ['ManageGuild'] }));
    const { accessToken } = control.issueToken(person, SCOPES);

    const reply = await saveCommand(api, accessToken, { guildId: guild.id }, { enabled: false });

    expect(reply).toMatchObject({
      status: 403,
      body: { code: 'forbidden', issues: [{ path: '', code: 'platformRights' }] },
    });
    expect(await savedCommands(api, guild)).toMatchObject(UNSAVED_SETTINGS);
  });

  test.for([
    { status: 401, answered: 401 },
    { status: 403, answered: 403 },
    { status: 404, answered: 409 },
    { status: 400, answered: 409 },
    { status: 429, answered: 503 },
    { status: 500, answered: 503 },
  ])(
    'Answers $answered and saves no command when Discord answers $status',
    async ({ status, answered }, { world, api, guild }) => {
      const path = await permissionsPath(world, guild.id);
      world.simulator.world.fail({ method: 'PUT', path, status, times: 1, retryAfter: 7 });

      const refused = await saveCommand(api, guild.owner.token, { guildId: guild.id }, { enabled: false });
      const between = await savedCommands(api, guild);
      const repeated = await saveCommand(api, guild.owner.token, { guildId: guild.id }, { enabled: false });

      expect(refused.status).toBe(answered);
      expect(between).toMatchObject(UNSAVED_SETTINGS);
      expect(repeated.status).toBe(200);
    },
  );

  test('Answers 503 while Discord is unavailable, and saves no command', async ({ world, api, guild }) => {
    await saveCommand(api, guild.owner.token, { guildId: guild.id }, { allowedChannels: [guild.channelId] });
    const before = await overwritesOf(world, guild.id);
    world.simulator.world.setAway(true);

    const reply = await saveCommand(api, guild.owner.token, { guildId: guild.id }, { enabled: false });
    world.simulator.world.setAway(false);

    expect(reply).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(await savedCommands(api, guild)).toMatchObject({ settings: { commands: { ping: { enabled: true } } } });
    expect(await overwritesOf(world, guild.id)).toEqual(before);
  });

  test('Rolls back the permissions on Discord when the command cannot be stored', async ({ world, api, guild }) => {
    await slashId(world);
    const { db } = world.services.database;
    await db.schema
      .alterTable('guild_settings_history')
      .addCheckConstraint('broken', sql`guild_id <> ${sql.lit(guild.id)}`)
      .execute();

    const reply = await saveCommand(api, guild.owner.token, { guildId: guild.id }, { enabled: false });
    await db.schema.alterTable('guild_settings_history').dropConstraint('broken').execute();

    expect(reply.status).toBe(500);
    expect(await overwritesOf(world, guild.id)).toEqual([]);
    expect(await savedCommands(api, guild)).toMatchObject(UNSAVED_SETTINGS);
  });
});

test('Saving a command does not change the permissions on another server', async ({ world, api, guild }) => {
  const other = createGuild(world);

  await saveCommand(api, guild.owner.token, { guildId: guild.id }, { enabled: false });

  expect(await overwritesOf(world, other.id)).toEqual([]);
});
