import { casesEndpoints } from '@perigee/core/moderation/cases/endpoints';
import { editorsSection } from '@perigee/core/community/editors/section';
import { guildsEndpoints } from '@perigee/core/community/guilds/endpoints';
import { describe, expect, vi } from 'vitest';
import { createModerator, listCases, open, readCase, showToModerators } from '../support/moderation/cases.ts';
import { test } from '../support/fixtures.ts';

const WITHIN = { timeout: 60_000 };

const PERMISSIONS = ['KickMembers', 'BanMembers', 'ModerateMembers'] as const;

describe('Access to cases', () => {
  test('Managers see cases, and change those they could have opened', async ({ api, world, guild }) => {
    await open(world, guild, [{}, { type: 'ban' }]);
    const changeable = async (token: string) => [
      (await readCase(api, token, guild, 1)).may.edit,
      (await readCase(api, token, guild, 2)).may.edit,
    ];

    expect((await listCases(api, guild.manager.token, guild)).status).toBe(200);
    expect(await changeable(guild.manager.token)).toEqual([false, false]);
    expect(await changeable(guild.owner.token)).toEqual([true, true]);
  });

  test('Editors of the moderation tab see cases, and other editors do not', async ({ api, world, guild }) => {
    const roleId = world.simulator.world.createRole(guild.id, { name: 'Editors' });
    world.simulator.world.grantRole(guild.id, guild.member.id, roleId);
    const edit = (tab: string) =>
      api.call(guild.owner.token, editorsSection.save, {
        params: { guildId: guild.id },
        body: { ...editorsSection.initial, [tab]: [roleId] },
      });

    await edit('economy');
    const economist = await listCases(api, guild.member.token, guild);
    await edit('moderation');
    const editor = await listCases(api, guild.member.token, guild);

    expect([economist.status, editor.status]).toEqual([403, 200]);
  });

  test.for(PERMISSIONS)(
    'Moderators with %s see cases as long as the server allows it',
    async (permission, { api, world, guild }) => {
      const { token } = createModerator(world, guild, permission);

      const before = await listCases(api, token, guild);
      await showToModerators(api, guild, false);
      const hidden = await listCases(api, token, guild);
      await showToModerators(api, guild, true);
      const after = await listCases(api, token, guild);

      expect([before.status, hidden.status, after.status]).toEqual([200, 403, 200]);
      expect(hidden.body).toMatchObject({ code: 'forbidden' });
    },
  );

  test('Other members do not see cases', async ({ api, guild }) => {
    expect((await listCases(api, guild.member.token, guild)).status).toBe(403);
  });
});

describe('Server list', () => {
  test('The server list shows where a person can see cases', async ({ api, world, guild }) => {
    const moderator = createModerator(world, guild);
    const cardFor = async (token: string) => {
      const reply = await api.call(token, guildsEndpoints.list, { headers: { 'cache-control': 'no-cache' } });
      return guildsEndpoints.list.schema.response[200].parse(reply.body).find(({ id }) => id === guild.id);
    };

    // The bot learns of a new guild when the gateway event arrives.
    await vi.waitFor(
      async () => expect(await cardFor(guild.owner.token)).toMatchObject({ manageable: true, cases: true }),
      WITHIN,
    );
    expect(await cardFor(guild.member.token)).toMatchObject({ manageable: false, cases: false });
    expect(await cardFor(moderator.token)).toMatchObject({ manageable: false, cases: true });
    await showToModerators(api, guild, false);
    expect(await cardFor(moderator.token)).toMatchObject({ manageable: false, cases: false });
    expect(await cardFor(guild.manager.token)).toMatchObject({ manageable: true, cases: true });
  });

  test('A moderator can read the name of the server, but not its settings', async ({ api, world, guild }) => {
    const { token } = createModerator(world, guild);
    const params = { guildId: guild.id };

    const named = await api.call(token, casesEndpoints.guild, { params });
    const info = await api.call(token, guildsEndpoints.info, { params });

    expect(named.body).toEqual({
      id: guild.id,
      name: 'Test guild',
      icon: null,
      changes: ['warn', 'mute', 'unmute', 'note'],
    });
    expect(info.status).toBe(403);
  });
});

describe('Case permissions of moderators', () => {
  test.for([
    ['ModerateMembers', 'warn', true],
    ['ModerateMembers', 'mute', true],
    ['ModerateMembers', 'note', true],
    ['ModerateMembers', 'ban', false],
    ['ModerateMembers', 'kick', false],
    ['KickMembers', 'kick', true],
    ['KickMembers', 'warn', false],
    ['BanMembers', 'ban', true],
    ['BanMembers', 'softban', true],
    ['BanMembers', 'unban', true],
    ['BanMembers', 'mute', false],
  ] as const)(
    'A moderator with %s can change a %s: %s',
    async ([permission, type, isAllowed], { api, world, guild }) => {
      await open(world, guild, [{ type }]);
      const { token } = createModerator(world, guild, permission);
      const params = { guildId: guild.id, number: '1' };

      const { may } = await readCase(api, token, guild, 1);
      const edited = await api.call(token, casesEndpoints.edit, { params, body: { reason: 'Other' } });
      const refusals = isAllowed
        ? []
        : [
            await api.call(token, casesEndpoints.lift, { params, body: {} }),
            await api.call(token, casesEndpoints.retry, { params }),
          ];

      expect(may.edit).toBe(isAllowed);
      expect(edited.status).toBe(isAllowed ? 200 : 403);
      expect(refusals.map(({ status }) => status)).toEqual(refusals.map(() => 403));
      expect((await readCase(api, token, guild, 1)).reason).toBe(isAllowed ? 'Other' : 'Spam');
    },
  );
});
