import { describe, expect, vi } from 'vitest';
import type { ApiClient } from '../../support/api-client.ts';
import { test } from '../../support/fixtures.ts';
import { createLoggedGuild, LOGGED_WITHIN, logged, loggedOf, saveLogs } from '../../support/bot/logging.ts';
import { platformOf } from '../../support/platform-calls.ts';
import type { World } from '../../support/world.ts';

interface Here {
  world: World;
  api: ApiClient;
}

async function withLog({ world, api }: Here) {
  const guild = createLoggedGuild(world);
  await saveLogs(api, guild, guild.logId);
  return { guild, platform: world.simulator.world };
}

/** Writes a message as that person; returns its id. */
async function postAs(world: World, channelId: string, personId: string, text: string): Promise<string> {
  return world.simulator.world.say(personId, channelId, text);
}

describe('Message log', () => {
  test('A deletion by a moderator is logged with text, author and moderator', async ({ world, api }) => {
    const { guild, platform } = await withLog({ world, api });
    const id = await postAs(world, guild.channelId, guild.member.id, 'a *bad* word');

    platform.deleteMessage(guild.owner.id, guild.channelId, id);

    await vi.waitFor(
      () => expect(loggedOf(world, guild.logId, 'messageDelete')[0]?.text).toContain('(audit log)'),
      LOGGED_WITHIN,
    );
    const [entry] = loggedOf(world, guild.logId, 'messageDelete');
    expect(entry?.text).toContain(String.raw`a \*bad\* word`);
    expect(entry?.text).toContain(`<@${guild.member.id}>`);
    expect(entry?.text).toContain(`<@${guild.owner.id}> (audit log)`);
  });

  test('A deletion by the author is logged as done by the author or a bot', async ({ world, api }) => {
    const { guild, platform } = await withLog({ world, api });
    const id = await postAs(world, guild.channelId, guild.member.id, 'oops');

    platform.deleteMessage(guild.member.id, guild.channelId, id);

    await vi.waitFor(() => expect(loggedOf(world, guild.logId, 'messageDelete')).toHaveLength(1), LOGGED_WITHIN);
    expect(loggedOf(world, guild.logId, 'messageDelete')[0]?.text).toContain('the author or a bot');
  });

  test('An edit is logged with the changed words marked', async ({ world, api }) => {
    const { guild, platform } = await withLog({ world, api });
    const id = await postAs(world, guild.channelId, guild.member.id, 'the cat sat there');

    platform.edit(guild.member.id, guild.channelId, id, 'the dog sat there');

    await vi.waitFor(() => expect(loggedOf(world, guild.logId, 'messageEdit')).toHaveLength(1), LOGGED_WITHIN);
    const text = loggedOf(world, guild.logId, 'messageEdit')[0]?.text ?? '';
    expect(text).toContain('the ~~cat~~ sat there');
    expect(text).toContain('the **dog** sat there');
  });
});

describe('Role log', () => {
  test('Role changes are logged with their colour and the names of changed permissions', async ({ world, api }) => {
    const { guild, platform } = await withLog({ world, api });
    const calls = platformOf(world);
    const roleId = platform.createRole(guild.id, { name: 'Helpers', permissions: ['KickMembers'] });

    await calls.call('PATCH', `/guilds/${guild.id}/roles/${roleId}`, {
      name: 'Guides',
      color: 0x00_a6_ff,
      permissions: String(1n << 13n),
    });
    platform.deleteRole(guild.id, roleId);

    await vi.waitFor(() => expect(logged(world, guild.logId)).toHaveLength(3), LOGGED_WITHIN);
    const [created, edited, deleted] = logged(world, guild.logId);
    expect(created).toMatchObject({ title: 'Role created', text: expect.stringContaining('Kick Members') });
    expect(edited).toMatchObject({ title: 'Role edited', color: 0x00_a6_ff });
    expect(edited?.text).toContain('**Name:** \u2068Helpers\u2069 → \u2068Guides\u2069');
    expect(edited?.text).toContain('🟦 `#00a6ff`');
    expect(edited?.text).toContain('**Permissions added:** Manage Messages');
    expect(edited?.text).toContain('**Permissions removed:** Kick Members');
    expect(deleted).toMatchObject({ title: 'Role deleted' });
  });
});
