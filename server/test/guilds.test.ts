import { guildsEndpoints } from '@perigee/core/community/guilds/endpoints';
import { describe, expect } from 'vitest';
import { createGuild, test } from './support/fixtures.ts';

const { list, info } = guildsEndpoints;

describe('Server list', () => {
  test('The server list states what the caller can do on each server', async ({ api, guild }) => {
    const listFor = async (token: string) => (await api.call(token, list)).body;

    // The bot stores that it is in a new guild a moment after the event.
    await expect
      .poll(() => listFor(guild.manager.token))
      .toEqual([
        { id: guild.id, name: 'Test guild', icon: null, manageable: true, invited: true, cases: true, logs: true },
      ]);
    expect(await listFor(guild.member.token)).toMatchObject([{ id: guild.id, manageable: false, invited: true }]);
  });

  test('The server list shows a server without the bot only to members who can invite it', async ({ api, world }) => {
    const { owner, member } = createGuild(world, { botIn: false });

    const reply = await api.call(owner.token, list);
    const replyToMember = await api.call(member.token, list);

    expect(reply.body).toMatchObject([{ manageable: true, invited: false }]);
    expect(replyToMember.body).toEqual([]);
  });

  test('The server list is empty for a person without servers', async ({ api, stranger }) => {
    const reply = await api.call(stranger.token, list);

    expect(reply).toMatchObject({ status: 200, body: [] });
  });

  test('Caches the server list until the caller requests a fresh one', async ({ api, world }) => {
    const { owner, id } = createGuild(world);
    await api.call(owner.token, list);
    world.simulator.world.createGuild({ name: 'Second', ownerId: owner.id });

    const kept = await api.call(owner.token, list);
    const fresh = await api.call(owner.token, list, { headers: { 'cache-control': 'no-cache' } });

    expect(kept.body).toMatchObject([{ id }]);
    expect(fresh.body).toHaveLength(2);
  });
});

describe('Server info', () => {
  test('The server info lists roles and channels with the permissions to manage them', async ({
    api,
    guild,
    world,
  }) => {
    const lowRole = world.simulator.world.createRole(guild.id, { name: 'Low', position: 1 });

    const reply = await api.call(guild.manager.token, info, { params: { guildId: guild.id } });

    expect(reply).toMatchObject({
      status: 200,
      body: {
        id: guild.id,
        name: 'Test guild',
        icon: null,
        manageable: true,
        invited: true,
        channels: [{ id: guild.channelId, name: 'general', parentId: null, botManageable: true }],
        settings: { prefix: '!', language: { commands: 'en', interface: 'en' } },
      },
    });
    expect(reply.body).toHaveProperty('roles', expect.arrayContaining([expect.objectContaining({ id: lowRole })]));
  });

  test('Answers "not found" for a server without the bot', async ({ api, world }) => {
    const { id, owner } = createGuild(world, { botIn: false });

    const reply = await api.call(owner.token, info, { params: { guildId: id } });

    expect(reply).toMatchObject({ status: 404, body: { message: 'The bot is not in this server' } });
  });

  test('The server info shows a new role once the bot receives its event', async ({ api, guild, world }) => {
    const params = { guildId: guild.id };
    await api.call(guild.owner.token, info, { params });

    const roleId = world.simulator.world.createRole(guild.id, { name: 'Fresh' });

    const roles = async () => (await api.call(guild.owner.token, info, { params })).body;
    await expect.poll(roles).toHaveProperty('roles', expect.arrayContaining([expect.objectContaining({ id: roleId })]));
  });
});
