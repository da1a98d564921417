import { editorsSection } from '@perigee/core/community/editors/section';
import { guildsEndpoints } from '@perigee/core/community/guilds/endpoints';
import { logsEndpoints } from '@perigee/core/logs/endpoints';
import { moderationSection } from '@perigee/core/moderation/punishments/section';
import { overviewEndpoints } from '@perigee/core/setup/overview/endpoints';
import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { describe, expect, vi } from 'vitest';
import type { ApiClient } from '../support/api-client.ts';
import { createLoggedGuild, saveLogs } from '../support/bot/logging.ts';
import { type GuildFixture, test } from '../support/fixtures.ts';
import { createModerator, openLogsToModerators, showToModerators } from '../support/moderation/cases.ts';
import { platformOf } from '../support/platform-calls.ts';
import type { World } from '../support/world.ts';

const readLog = (api: ApiClient, token: string, { id }: GuildFixture) =>
  api.call(token, logsEndpoints.entries, { params: { guildId: id } });

/** Moderation as saved by a client that does not know the switch of the logs. */
const { moderatorsReadLogs: _unknown, ...OLD_MODERATION } = moderationSection.initial;
const saveOld = (api: ApiClient, { id, owner }: GuildFixture) =>
  api.call(owner.token, moderationSection.save, { params: { guildId: id }, body: OLD_MODERATION });

/** Stores the section as it was saved before the switch existed. */
async function storeOld({ services }: World, { id }: GuildFixture): Promise<void> {
  const value = JSON.stringify(OLD_MODERATION);
  const rows = services.database.db.updateTable('guild_settings').set({ value });
  await rows.where('guild_id', '=', id).where('section', '=', 'moderation').execute();
  await services.bus.publish('settings', id);
}

describe('Access to the log', () => {
  test('Moderators read the log only where the server allows it', async ({ api, world, guild }) => {
    const { token } = createModerator(world, guild, 'KickMembers');
    const status = async () => (await readLog(api, token, guild)).status;

    const before = await status();
    await openLogsToModerators(api, guild, true);
    const opened = await status();
    await openLogsToModerators(api, guild, false);

    expect([before, opened, await status()]).toEqual([403, 200, 403]);
  });

  test('Moderators who may see the cases do not read the log', async ({ api, world, guild }) => {
    const { token } = createModerator(world, guild);

    await showToModerators(api, guild, true);

    expect((await readLog(api, token, guild)).status).toBe(403);
  });

  test.for(['logs', 'moderation'] as const)(
    'Editors of the %s tab read the log without the switch',
    async (tab, { api, world, guild }) => {
      const { world: platform } = world.simulator;
      const roleId = platform.createRole(guild.id, { name: 'Editors' });
      platform.grantRole(guild.id, guild.member.id, roleId);
      const before = await readLog(api, guild.member.token, guild);

      const body = { ...editorsSection.initial, [tab]: [roleId] };
      await api.call(guild.owner.token, editorsSection.save, { params: { guildId: guild.id }, body });

      expect([before.status, (await readLog(api, guild.member.token, guild)).status]).toEqual([403, 200]);
    },
  );

  test('A save without the switch for moderators keeps it', async ({ api, world, guild }) => {
    const { token } = createModerator(world, guild);
    await openLogsToModerators(api, guild, true);

    const saved = await saveOld(api, guild);
    const opened = await readLog(api, token, guild);
    await openLogsToModerators(api, guild, false);
    await saveOld(api, guild);

    expect([saved.status, opened.status, (await readLog(api, token, guild)).status]).toEqual([200, 200, 403]);
  });

  test('The server list shows where a person can read the log', async ({ api, world, guild }) => {
    const moderator = createModerator(world, guild);
    const isShownTo = async (token: string) => {
      const reply = await api.call(token, guildsEndpoints.list, { headers: { 'cache-control': 'no-cache' } });
      return guildsEndpoints.list.schema.response[200].parse(reply.body).find(({ id }) => id === guild.id)?.logs;
    };
    await vi.waitFor(async () => expect(await isShownTo(guild.owner.token)).toBe(true), { timeout: 60_000 });

    const before = await isShownTo(moderator.token);
    await openLogsToModerators(api, guild, true);

    expect([before, await isShownTo(moderator.token)]).toEqual([false, true]);
    expect(await isShownTo(guild.member.token)).toBe(false);
    expect(await isShownTo(guild.manager.token)).toBe(true);
  });
});

describe('The notice that moderators no longer read the log', () => {
  const notices = async (api: ApiClient, { id, manager }: GuildFixture) => {
    const reply = await api.call(manager.token, overviewEndpoints.read, { params: { guildId: id } });
    const { problems } = overviewEndpoints.read.schema.response[200].parse(reply.body);
    return problems.filter(({ code }) => code === 'logsClosedToModerators').map(({ path }) => path);
  };

  test.for([true, false])(
    'A server from before the switch gets it until somebody saves the section, here with %s',
    async (isOn, { api, world }) => {
      const guild = createLoggedGuild(world);
      await saveLogs(api, guild, guild.logId);
      await showToModerators(api, guild, true);
      await storeOld(world, guild);
      await vi.waitFor(async () => expect(await notices(api, guild)).toEqual(['moderatorsReadLogs']));

      await openLogsToModerators(api, guild, isOn);

      expect(await notices(api, guild)).toEqual([]);
    },
  );

  test('A server that never saved the section gets the notice if it had a log before the switch', async ({
    api,
    world,
  }) => {
    const guild = createLoggedGuild(world);
    await saveLogs(api, guild, guild.logId);
    const now = await notices(api, guild);
    await world.services.database.db
      .updateTable('guild_settings_history')
      .set({ saved_at: new Date('2026-01-01') })
      .where('guild_id', '=', guild.id)
      .execute();

    expect([now, await notices(api, guild)]).toEqual([[], ['moderatorsReadLogs']]);
    await openLogsToModerators(api, guild, false);
    expect(await notices(api, guild)).toEqual([]);
  });

  test('Servers without a log, and those that save the section now, get no notice', async ({ api, world, guild }) => {
    await showToModerators(api, guild, true);
    await storeOld(world, guild);
    const logged = createLoggedGuild(world);
    await saveLogs(api, logged, logged.logId);
    await saveOld(api, logged);

    expect([await notices(api, guild), await notices(api, logged)]).toEqual([[], []]);
  });
});

describe('Examples of log entries', () => {
  test('An example is refused to people who cannot write in the log channel', async ({ api, world }) => {
    const guild = createLoggedGuild(world);
    await saveLogs(api, guild, guild.logId, { events: ['roleEdit'] });
    await platformOf(world).setOverwrite(guild.logId, guild.manager.id, { deny: Bits.SendMessages, type: 1 });
    const send = (token: string) =>
      api.call(token, logsEndpoints.example, { params: { guildId: guild.id }, body: { event: 'roleEdit' } });

    await vi.waitFor(async () =>
      expect(await send(guild.manager.token)).toMatchObject({
        status: 409,
        body: { issues: [{ path: 'list.roleEdit.channel', code: 'memberCanNotPost' }] },
      }),
    );
    expect((await send(guild.owner.token)).status).toBe(200);
  });
});
