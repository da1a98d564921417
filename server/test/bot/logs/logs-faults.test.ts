import { logsEndpoints } from '@perigee/core/logs/endpoints';
import { PermissionFlagsBits } from 'discord-api-types/v10';
import { describe, expect, onTestFinished, vi } from 'vitest';
import type { ApiClient } from '../../support/api-client.ts';
import { type GuildFixture, test } from '../../support/fixtures.ts';
import {
  createLoggedGuild,
  LOGGED_WITHIN,
  logged,
  loggedOf,
  ownMessages,
  saveLogs,
} from '../../support/bot/logging.ts';
import { platformOf } from '../../support/platform-calls.ts';
import type { World } from '../../support/world.ts';
import { listJobs } from '../../support/bot/list-jobs.ts';
import { HOUR_MS, passTime, SECOND_MS } from '../../support/pass-time.ts';

async function withLog(world: World, api: ApiClient, rights: Parameters<typeof createLoggedGuild>[1] = {}) {
  const guild = createLoggedGuild(world, rights);
  await saveLogs(api, guild, guild.logId);
  return { guild, platform: world.simulator.world };
}

const deliveries = (world: World, guild: GuildFixture) => listJobs(world, { guild, name: 'logs.deliver' });

describe('Log channels', () => {
  test('Many events are logged in a few messages, in order and without duplicates', async ({ world, api }) => {
    const { guild, platform } = await withLog(world, api);

    const names = Array.from({ length: 60 }, (_, index) => `role ${String(index).padStart(2, '0')}`);
    for (const name of names) platform.createRole(guild.id, { name });

    await vi.waitFor(() => expect(logged(world, guild.logId)).toHaveLength(60), LOGGED_WITHIN);
    const roles = logged(world, guild.logId).map(({ text }) => /role \d\d/.exec(text)?.[0]);
    expect(roles).toEqual(names);
    expect(ownMessages(world, guild.logId).length).toBeLessThanOrEqual(12);
  });

  test('A log channel gets its entries once the bot can write there again', async ({ world, api }) => {
    const { guild, platform } = await withLog(world, api, {
      botPermissions: ['ViewChannel', 'SendMessages', 'EmbedLinks', 'AttachFiles', 'ManageRoles', 'ManageChannels'],
    });
    const calls = platformOf(world);
    await calls.denyBot(guild.logId, PermissionFlagsBits.SendMessages);

    platform.createRole(guild.id, { name: 'while closed' });
    await vi.waitFor(
      async () => expect(await deliveries(world, guild)).toMatchObject([{ problem: 'Missing Permissions' }]),
      LOGGED_WITHIN,
    );
    const posts = calls.calls('POST', new RegExp(`channels/${guild.logId}/messages`));
    await calls.setOverwrite(guild.logId, '1000000000000000001', { type: 1 });
    await passTime(world, guild, HOUR_MS);

    await vi.waitFor(() => expect(logged(world, guild.logId)).toHaveLength(1), LOGGED_WITHIN);
    expect(posts).toEqual([]);
  });

  test('Logging to a blocked channel stops after a day, and the dashboard keeps the entries', async ({
    world,
    api,
  }) => {
    const { guild, platform } = await withLog(world, api, {
      botPermissions: ['ViewChannel', 'EmbedLinks', 'ManageRoles'],
    });
    await platformOf(world).setOverwrite(guild.logId, guild.id, { deny: PermissionFlagsBits.SendMessages });
    platform.createRole(guild.id, { name: 'never told' });
    await vi.waitFor(
      async () => expect(await deliveries(world, guild)).toMatchObject([{ attempts: 1 }]),
      LOGGED_WITHIN,
    );

    await passTime(world, guild, 25 * HOUR_MS);

    await vi.waitFor(
      async () =>
        expect(await deliveries(world, guild)).toMatchObject([
          { state: 'failed', problem: 'It could not be posted within a day' },
        ]),
      LOGGED_WITHIN,
    );
    const site = await api.call(guild.owner.token, logsEndpoints.entries, { params: { guildId: guild.id } });
    expect(site.body).toMatchObject({ entries: [{ event: 'roleCreate', target: { name: 'never told' } }] });
  });

  test('A deleted log channel does not block other channels', async ({ world, api }) => {
    const { guild, platform } = await withLog(world, api);
    const calls = platformOf(world);
    await calls.call('DELETE', `/channels/${guild.logId}`);
    platform.createRole(guild.id, { name: 'lost' });
    await saveLogs(api, guild, guild.elsewhereId);
    platform.createRole(guild.id, { name: 'kept' });

    await vi.waitFor(() => expect(logged(world, guild.elsewhereId)).toHaveLength(1), LOGGED_WITHIN);
    expect(logged(world, guild.elsewhereId)[0]?.text).toContain('kept');
  });

  test.for([
    { refused: 'a quoted text', contains: 'free nitro', shown: 'The text was left out' },
    { refused: 'every embed', contains: 'embeds', shown: 'could not be posted' },
  ])(
    'An entry that Discord refuses for $refused does not hold up the log',
    async ({ contains, shown }, { world, api }) => {
      const { guild, platform } = await withLog(world, api);
      platform.fail({
        method: 'POST',
        path: `/channels/${guild.logId}/messages`,
        contains,
        status: 400,
        body: { code: 240_000, message: 'Message blocked by harmful links filter' },
        times: 3,
      });
      onTestFinished(() => platform.recover());
      const id = platform.say(guild.member.id, guild.channelId, 'free nitro at bad.example');
      platform.deleteMessage(guild.member.id, guild.channelId, id);
      await vi.waitFor(() => expect(ownMessages(world, guild.logId)).toHaveLength(1), LOGGED_WITHIN);
      platform.recover();

      platform.createRole(guild.id, { name: 'next' });

      await vi.waitFor(() => expect(ownMessages(world, guild.logId)).toHaveLength(2), LOGGED_WITHIN);
      const [first, second] = ownMessages(world, guild.logId).map((message) => JSON.stringify(message));
      expect(first).toContain(shown);
      expect(first).not.toContain('free nitro');
      expect(second).toContain('next');
    },
  );

  test('A rate-limited log channel waits without blocking others', async ({ world, api }) => {
    const { guild, platform } = await withLog(world, api);
    const other = await withLog(world, api);
    platform.fail({
      method: 'POST',
      path: `/channels/${guild.logId}/messages`,
      status: 429,
      retryAfter: 61,
      times: 1,
    });
    onTestFinished(() => platform.recover());

    platform.createRole(guild.id, { name: 'put off' });
    await vi.waitFor(
      () => expect(platformOf(world).calls('POST', new RegExp(`/channels/${guild.logId}/messages`))).toHaveLength(1),
      LOGGED_WITHIN,
    );
    platform.createRole(other.guild.id, { name: 'at once' });

    await vi.waitFor(() => expect(logged(world, other.guild.logId)).toHaveLength(1), LOGGED_WITHIN);
    await vi.waitFor(async () => {
      const [waiting] = await deliveries(world, guild);
      expect(waiting).toMatchObject({ state: 'waiting', isRunning: false });
      expect((waiting?.nextAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(30 * SECOND_MS);
    }, LOGGED_WITHIN);
  });

  test('The log omits ignored channels, their threads and its own messages', async ({ world, api }) => {
    const { guild, platform } = await withLog(world, api);
    await saveLogs(api, guild, guild.logId, { ignore: { channels: [guild.elsewhereId] } });
    const ignored = platform.say(guild.member.id, guild.elsewhereId, 'private');
    platform.deleteMessage(guild.member.id, guild.elsewhereId, ignored);
    const thread = await world.services.api.channels.createThread(guild.elsewhereId, { name: 'aside', type: 11 });
    const inThread = platform.say(guild.member.id, thread.id, 'private too');
    platform.edit(guild.member.id, thread.id, inThread, 'private as well');
    platform.deleteMessage(guild.member.id, thread.id, inThread);
    const id = platform.say(guild.member.id, guild.channelId, 'public');
    platform.deleteMessage(guild.member.id, guild.channelId, id);
    await vi.waitFor(() => expect(loggedOf(world, guild.logId, 'messageDelete')).toHaveLength(1), LOGGED_WITHIN);

    const [own] = ownMessages(world, guild.logId);
    platform.deleteMessage(guild.owner.id, guild.logId, own?.id ?? '');
    platform.createRole(guild.id, { name: 'after all' });

    await vi.waitFor(() => expect(logged(world, guild.logId)).toHaveLength(1), LOGGED_WITHIN);
    expect(logged(world, guild.logId)[0]).toMatchObject({ title: 'Role created' });
  });
});

describe('Logged member content', () => {
  test('Logged names and texts ping no one and render no markup', async ({ world, api }) => {
    const { guild, platform } = await withLog(world, api);
    const name = '@everyone **x** \u202Eabc';
    platform.createRole(guild.id, { name });
    const id = platform.say(guild.member.id, guild.channelId, `# ${'👨‍👩‍👧‍👦'.repeat(32)} [x](https://e.org) @here`);
    platform.deleteMessage(guild.member.id, guild.channelId, id);

    await vi.waitFor(() => expect(logged(world, guild.logId)).toHaveLength(2), LOGGED_WITHIN);
    const [role, message] = logged(world, guild.logId);
    expect(role?.text).toContain(String.raw`@everyone \*\*x\*\* abc`);
    expect(role?.text).not.toContain('\u202E');
    expect(message?.text).toContain(String.raw`\# `);
    expect(message?.text).toContain(String.raw`\[x](https`);
    expect(ownMessages(world, guild.logId)).toMatchObject([
      { mentionsEveryone: false, mentionUserIds: [], mentionRoleIds: [] },
    ]);
  });

  test('An edit is logged even if the message was never archived', async ({ world, api }) => {
    const guild = createLoggedGuild(world);
    const { world: platform } = world.simulator;
    const id = platform.say(guild.member.id, guild.channelId, 'before the log was on');
    await saveLogs(api, guild, guild.logId);

    platform.edit(guild.member.id, guild.channelId, id, 'after');

    await vi.waitFor(() => expect(loggedOf(world, guild.logId, 'messageEdit')).toHaveLength(1), LOGGED_WITHIN);
    const text = loggedOf(world, guild.logId, 'messageEdit')[0]?.text ?? '';
    expect(text).toContain('unknown');
    expect(text).toContain('after');
  });
});
