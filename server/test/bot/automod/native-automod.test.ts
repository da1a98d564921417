import { automodEndpoints } from '@perigee/core/moderation/automod/endpoints';
import { nativeEndpoints } from '@perigee/core/moderation/automod/native/endpoints';
import { DEFAULT_AUTOMOD } from '@perigee/core/moderation/automod/schema';
import { describe, expect } from 'vitest';
import { createGuild, test } from '../../support/fixtures.ts';
import { openFilters } from '../../support/moderation/native-filters.ts';
import { saveModeration, DONE_WITHIN_MS } from '../../support/punishing.ts';
import { BOT_ID } from '../../support/world.ts';
import { recordedFilters } from '../../support/moderation/automod-records.ts';

describe('Mirrored rules', () => {
  test('A mirrored rule is created on Discord, follows changes and is deleted when turned off', async ({
    world,
    guild,
    api,
  }) => {
    const filters = openFilters(world, api, guild);
    await saveModeration(api, guild, { automodLog: guild.channelId, useTimeout: true });
    const punishment = { enabled: true, type: 'mute' as const, duration: 60_000, reason: '' };
    const message = { enabled: true, channel: null, template: 'Mind your words' };

    await filters.save('words', { punishment, message });
    await filters.becomes('active');

    expect(filters.onPlatform()).toMatchObject([
      {
        name: 'Perigee: Words',
        triggerType: 1,
        enabled: true,
        metadata: { keyword_filter: ['spam'], regex_patterns: [], allow_list: [] },
        actions: [
          { type: 1, metadata: { custom_message: 'Mind your words' } },
          { type: 2, metadata: { channel_id: guild.channelId } },
          { type: 3, metadata: { duration_seconds: 60 } },
        ],
      },
    ]);

    await filters.save('words', { options: { words: ['spam', 'scam'] } });
    await expect
      .poll(filters.onPlatform, { timeout: DONE_WITHIN_MS })
      .toMatchObject([{ metadata: { keyword_filter: ['spam', 'scam'] }, actions: { length: 2 } }]);
    await filters.save('words', { enabled: false });

    await filters.becomes('off');
    expect(filters.onPlatform()).toEqual([]);
    expect(['POST', 'PATCH', 'DELETE'].map((method) => filters.calls(method).length)).toEqual([1, 1, 1]);
  });

  test('A mirrored rule exempts the same roles and channels, and all moderator roles', async ({
    world,
    guild,
    api,
  }) => {
    const { createRole } = world.simulator.world;
    const filters = openFilters(world, api, guild);
    const moderators = createRole(guild.id, { permissions: ['ManageMessages'] });
    const friends = createRole(guild.id, {});
    await filters.save('invites', { whitelist: { roles: [friends], channels: [guild.channelId] } });
    await filters.becomes('active', 'invites');
    const [first] = filters.onPlatform();

    const helpers = createRole(guild.id, { permissions: ['KickMembers'] });

    expect(first).toMatchObject({ exemptRoles: [friends, moderators], exemptChannels: [guild.channelId] });
    await expect
      .poll(() => filters.onPlatform()[0]?.exemptRoles, { timeout: DONE_WITHIN_MS })
      .toEqual([friends, moderators, helpers]);
  });

  test('The mirrored mention rule uses Discord’s mention filter and reports what it can’t cover', async ({
    world,
    guild,
    api,
  }) => {
    const filters = openFilters(world, api, guild);

    await filters.save('mentions', { options: { members: 4, roles: 3 } });
    await filters.becomes('active', 'mentions');

    expect(filters.onPlatform()).toMatchObject([{ triggerType: 5, metadata: { mention_total_limit: 7 } }]);
    expect(await filters.state('mentions')).toMatchObject({ gaps: [{ gap: 'everyone', count: 1 }] });
  });

  test('A mirrored rule appears on Discord only after its trial ends', async ({ world, guild, api }) => {
    const filters = openFilters(world, api, guild);

    await filters.save('words', { logOnlyUntil: Date.now() + 3_600_000 });
    expect(await filters.state()).toMatchObject({ state: 'off' });
    expect(filters.onPlatform()).toEqual([]);

    await filters.save('words', { logOnlyUntil: Date.now() + 1_500 });
    await filters.becomes('active');
    expect(filters.onPlatform()).toHaveLength(1);
  });

  test('A mirrored rule exists once although the response to its creation was lost', async ({ world, guild, api }) => {
    const filters = openFilters(world, api, guild);
    const path = new RegExp(`${guild.id}/auto-moderation/rules`);
    world.simulator.world.fail({ method: 'POST', path, status: 'lost', times: 1 });

    await filters.save('words');
    await expect.poll(filters.onPlatform, { timeout: DONE_WITHIN_MS }).toHaveLength(1);
    // The bot retries after the lost response, so two filters exist for a moment.
    await expect.poll(() => filters.state(), { timeout: 60_000 }).toMatchObject({ state: 'active' });

    expect(filters.onPlatform()).toHaveLength(1);
    expect(filters.calls('POST')).toHaveLength(2);
  });

  test('Mirroring stays off when a client saves rules without the filter option', async ({ world, guild, api }) => {
    const { native: _, ...options } = DEFAULT_AUTOMOD.words.options;
    const body: unknown = { ...DEFAULT_AUTOMOD.words, enabled: true, options };

    const reply = await api.call(guild.owner.token, automodEndpoints.words, { params: { guildId: guild.id }, body });

    expect(reply).toMatchObject({ status: 200, body: { value: { options: { native: false } } } });
    expect(openFilters(world, api, guild).onPlatform()).toEqual([]);
  });
});

describe('Refused filters', () => {
  test('A filter over Discord’s limit of six is reported and can be added once there is room', async ({
    world,
    guild,
    api,
  }) => {
    const { createAutomodRule, deleteAutomodRule } = world.simulator.world;
    const filters = openFilters(world, api, guild);
    const others = Array.from({ length: 6 }, () => createAutomodRule(guild.id, guild.owner.id, {}));

    await filters.save('words');
    await filters.becomes('refused');
    expect(await filters.state()).toMatchObject({ reason: 'limitReached', problem: null });
    expect(await filters.problems()).toMatchObject([
      { code: 'filterRefused', section: 'automod', path: 'words.options.native' },
    ]);

    deleteAutomodRule(guild.id, others[0] ?? '', guild.owner.id);
    expect(await filters.restore()).toMatchObject({ status: 200 });

    await filters.becomes('active');
    expect(filters.onPlatform().map(({ creatorId }) => creatorId === BOT_ID)).toEqual([...Array(5).fill(false), true]);
    expect(filters.calls('POST')).toHaveLength(1);
    expect(await filters.problems()).toEqual([]);
  });

  test('A filter is created only after the bot gets the Manage Server permission', async ({ world, api }) => {
    const guild = createGuild(world, { botPermissions: ['ViewChannel', 'ManageMessages'] });
    const filters = openFilters(world, api, guild);

    await filters.save('words');
    await filters.becomes('refused');
    expect(await filters.state()).toMatchObject({ reason: 'missingPermission' });
    expect(await filters.problems()).toContainEqual(
      expect.objectContaining({ code: 'missingPermission', path: 'words.options.native', permission: 'ManageGuild' }),
    );
    expect(filters.calls('GET')).toEqual([]);
    const role = world.simulator.world.createRole(guild.id, { permissions: ['ManageGuild'] });
    world.simulator.world.grantRole(guild.id, BOT_ID, role);

    await filters.becomes('active');
  });

  test.for([
    { options: { words: [] }, reason: 'noWords' },
    { whitelist: { roles: 21 }, reason: 'tooManyRoles' },
  ])('A refused filter reports $reason', async ({ reason, options = {}, whitelist }, { world, guild, api }) => {
    const filters = openFilters(world, api, guild);
    const count = whitelist?.roles ?? 0;
    const roles = Array.from({ length: count }, () => world.simulator.world.createRole(guild.id, {}));

    await filters.save('words', { options, whitelist: { roles, channels: [] } });

    await expect.poll(() => filters.state(), { timeout: DONE_WITHIN_MS }).toMatchObject({ state: 'refused', reason });
    expect(filters.onPlatform()).toEqual([]);
  });
});

test('Filter state is deleted when the bot leaves and restored when it returns', async ({ world, guild, api }) => {
  const filters = openFilters(world, api, guild);
  await filters.save('words');
  await filters.becomes('active');
  const recorded = () => recordedFilters(world, guild);

  world.simulator.world.removeMember(guild.id, BOT_ID);
  await expect.poll(recorded, { timeout: DONE_WITHIN_MS }).toEqual([]);
  world.simulator.world.inviteBot(guild.id, ['Administrator']);

  await expect.poll(recorded, { timeout: DONE_WITHIN_MS }).toHaveLength(1);
  await filters.becomes('active');
  expect(filters.onPlatform()).toHaveLength(1);
});

describe('Filter endpoints', () => {
  test('The filter endpoints require permission to edit moderation', async ({ guild, api }) => {
    const params = { guildId: guild.id };
    const request = (token: string | null) =>
      Promise.all([
        api.call(token, nativeEndpoints.read, { params }),
        api.call(token, nativeEndpoints.restore, { params: { ...params, rule: 'words' } }),
      ]);

    const replies = [await request(guild.member.token), await request(null)];

    expect(replies.map((pair) => pair.map(({ status }) => status))).toEqual([
      [403, 403],
      [401, 401],
    ]);
  });

  test('The restore endpoint rejects unsupported rules and filters without problems', async ({ world, guild, api }) => {
    const params: { guildId: string; rule: 'words' } = { guildId: guild.id, ...JSON.parse('{"rule":"caps"}') };

    const unknown = await api.call(guild.owner.token, nativeEndpoints.restore, { params });
    const nothing = await openFilters(world, api, guild).restore();

    expect([unknown.status, nothing.status]).toEqual([400, 409]);
  });
});
