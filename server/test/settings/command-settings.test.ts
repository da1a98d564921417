import { COMMAND_LISTS_MAX } from '@perigee/core/community/commands/command-settings';
import { guildsEndpoints } from '@perigee/core/community/guilds/endpoints';
import { describe, expect } from 'vitest';
import type { ApiClient } from '../support/api-client.ts';
import { buildCommand, overwritesOf, saveCommand, slashId } from '../support/bot/command-settings.ts';
import { createGuild, type GuildFixture, test } from '../support/fixtures.ts';
import type { World } from '../support/world.ts';

async function commandsOf(api: ApiClient, guild: GuildFixture): Promise<unknown> {
  const { body } = await api.call(guild.owner.token, guildsEndpoints.info, { params: { guildId: guild.id } });
  return body;
}

/** Roles below those of owner and manager. */
function lowRoles({ simulator }: World, guild: GuildFixture, count = 2): string[] {
  return Array.from({ length: count }, (_, index) =>
    simulator.world.createRole(guild.id, { name: `Role ${index}`, position: 0 }),
  );
}

describe('Command settings', () => {
  test('Saves the settings of a command, and lists only commands that were changed', async ({ world, api, guild }) => {
    await slashId(world);
    const set = { enabled: false, deleteUsage: true, forbiddenChannels: [guild.channelId] };

    const reply = await saveCommand(api, guild.manager.token, { guildId: guild.id }, set);

    expect(reply).toMatchObject({ status: 200, body: { message: 'Settings saved', version: 1 } });
    expect(await commandsOf(api, guild)).toMatchObject({
      settings: { commands: { ping: buildCommand(set) }, versions: { commands: 1 } },
    });
  });

  test('Concurrent saves of several commands lose none', async ({ world, api, guild }) => {
    await slashId(world);
    const names = ['ping', 'help', 'info', 'invite', 'poll', 'remind'];

    const replies = await Promise.all(
      names.map((name) => saveCommand(api, guild.owner.token, { guildId: guild.id, name }, { deleteUsage: true })),
    );

    expect(replies.map(({ status }) => status)).toEqual(names.map(() => 200));
    expect(await commandsOf(api, guild)).toMatchObject({
      settings: { commands: Object.fromEntries(names.map((name) => [name, buildCommand({ deleteUsage: true })])) },
    });
  });

  test('The body of a command save can repeat the name of the command, but not name another', async ({
    world,
    api,
    guild,
  }) => {
    await slashId(world);

    const same = await saveCommand(api, guild.owner.token, { guildId: guild.id }, { name: 'ping' });
    const other = await saveCommand(api, guild.owner.token, { guildId: guild.id }, { name: 'help' });

    expect(same.status).toBe(200);
    expect(other).toMatchObject({ status: 400, body: { issues: [{ path: 'name', code: 'notAllowed' }] } });
  });

  test.for(['nosuchcommand', 'constructor', '__proto__', 'a/b', ''])(
    'Answers "not found" for the unknown command "%s"',
    async (name, { api, guild }) => {
      const reply = await saveCommand(api, guild.owner.token, { guildId: guild.id, name }, {});

      expect(reply).toMatchObject({ status: 404, body: { code: 'notFound' } });
    },
  );

  test.for([
    { set: { enabled: 'no' }, issue: { path: 'enabled', code: 'invalidType' } },
    { set: { cooldown: 1 }, issue: { path: 'cooldown', code: 'unknownField' } },
    { set: { allowedRoles: ['1', '1'] }, issue: { path: 'allowedRoles', code: 'duplicate' } },
    { set: { allowedRoles: ['1'], forbiddenRoles: ['1'] }, issue: { path: 'forbiddenRoles', code: 'alsoAllowed' } },
    { set: { allowedRoles: ['404'] }, issue: { path: 'allowedRoles.0', code: 'unknownRole' } },
    { set: { forbiddenChannels: ['404'] }, issue: { path: 'forbiddenChannels.0', code: 'unknownChannel' } },
  ])('Rejects the command settings $set: $issue.code', async ({ set, issue }, { api, guild }) => {
    const reply = await saveCommand(api, guild.owner.token, { guildId: guild.id }, set);

    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid', issues: [issue] } });
  });

  test(`Accepts at most ${COMMAND_LISTS_MAX} roles and channels together for a command`, async ({
    world,
    api,
    guild,
  }) => {
    await slashId(world);
    const roles = lowRoles(world, guild, COMMAND_LISTS_MAX);
    const attempt = (set: object) => saveCommand(api, guild.owner.token, { guildId: guild.id }, set);

    const full = await attempt({ allowedRoles: roles.slice(1), allowedChannels: [guild.channelId] });
    const over = await attempt({ allowedRoles: roles, allowedChannels: [guild.channelId] });

    expect(full.status).toBe(200);
    expect(over).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'forbiddenChannels', code: 'tooManyOverwrites', params: { max: COMMAND_LISTS_MAX } }] },
    });
  });

  test('Rejects roles and channels of another server for a command', async ({ world, api, guild }) => {
    const foreign = createGuild(world);
    const set = { allowedRoles: lowRoles(world, foreign, 1), forbiddenChannels: [foreign.channelId] };

    const reply = await saveCommand(api, guild.owner.token, { guildId: guild.id }, set);

    expect(reply).toMatchObject({
      status: 400,
      body: {
        issues: [
          { path: 'allowedRoles.0', code: 'unknownRole' },
          { path: 'forbiddenChannels.0', code: 'unknownChannel' },
        ],
      },
    });
    expect(await overwritesOf(world, guild.id)).toEqual([]);
  });

  test('Command settings can be saved after one of their roles was deleted on Discord', async ({
    world,
    api,
    guild,
  }) => {
    const [kept = '', deleted = ''] = lowRoles(world, guild);
    const named = { allowedRoles: [kept, deleted] };
    await saveCommand(api, guild.owner.token, { guildId: guild.id }, named);

    await deleteRole(world, guild.id, deleted);
    const other = await saveCommand(api, guild.owner.token, { guildId: guild.id, name: 'help' }, { enabled: false });
    const same = await saveCommand(api, guild.owner.token, { guildId: guild.id }, { ...named, deleteUsage: true });

    expect([other.status, same.status]).toEqual([200, 200]);
  });
});

async function deleteRole({ simulator }: World, guildId: string, roleId: string): Promise<void> {
  const response = await fetch(`${simulator.apiUrl}/v10/guilds/${guildId}/roles/${roleId}`, {
    method: 'DELETE',
    headers: { authorization: 'Bot test-bot-token' },
  });
  if (!response.ok) throw new Error(`deleting a role: ${response.status}`);
}
