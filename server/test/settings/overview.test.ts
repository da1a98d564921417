import { RULE_KEYS } from '@perigee/core/moderation/automod/catalogue';
import { DEFAULT_AUTOMOD } from '@perigee/core/moderation/automod/schema';
import { automodSection } from '@perigee/core/moderation/automod/section';
import { DEFAULT_COMMAND_SETTINGS } from '@perigee/core/community/commands/command-settings';
import { commandsEndpoints } from '@perigee/core/community/commands/endpoints';
import { DEFAULT_GREETINGS } from '@perigee/core/greetings/schema';
import { greetingsSection } from '@perigee/core/greetings/section';
import { moderationSection } from '@perigee/core/moderation/punishments/section';
import { DEFAULT_MODERATION } from '@perigee/core/moderation/punishments/schema';
import { overviewEndpoints } from '@perigee/core/setup/overview/endpoints';
import { LEAST_INVITE_PERMISSIONS, PERMISSIONS } from '@perigee/core/base/permissions/permissions';
import { describe, expect, vi } from 'vitest';
import type { ApiClient } from '../support/api-client.ts';
import { createGuild, type GuildFixture, test } from '../support/fixtures.ts';

async function read(api: ApiClient, guild: GuildFixture) {
  const reply = await api.call(guild.manager.token, overviewEndpoints.read, { params: { guildId: guild.id } });
  return overviewEndpoints.read.schema.response[200].parse(reply.body);
}

describe('Server overview', () => {
  test('The overview shows whether muting is set up', async ({ api, guild }) => {
    const mutes = async () => (await read(api, guild)).features.find(({ key }) => key === 'mutes')?.on;
    const before = await mutes();

    await api.call(guild.owner.token, moderationSection.save, {
      params: { guildId: guild.id },
      body: { ...DEFAULT_MODERATION, useTimeout: true },
    });

    expect([before, await mutes()]).toEqual([false, true]);
  });

  test('The overview of a new server shows the default features and no problems', async ({ api, guild }) => {
    const { features, problems } = await read(api, guild);

    expect(features.filter(({ on }) => on).map(({ key }) => key)).toEqual(['commands', 'games']);
    expect(problems).toEqual([]);
  });

  test('The overview shows the permissions that the bot needs for the current settings', async ({ api, guild }) => {
    const before = await read(api, guild);
    await api.call(guild.owner.token, moderationSection.save, {
      params: { guildId: guild.id },
      body: { ...DEFAULT_MODERATION, useTimeout: true },
    });
    const after = await read(api, guild);

    expect(before.rights.least).toBe(LEAST_INVITE_PERMISSIONS);
    expect(BigInt(after.rights.least) ^ BigInt(before.rights.least)).toBe(
      PERMISSIONS.ModerateMembers | PERMISSIONS.ViewAuditLog,
    );
  });

  test('The overview shows whether the bot has Administrator, or lists missing permissions', async ({
    api,
    guild,
    world,
  }) => {
    const own = createGuild(world, { botPermissions: ['ViewChannel', 'SendMessages'] });

    const [before, now] = [await read(api, guild), await read(api, own)];

    expect([before.rights.isAdministrator, now.rights.isAdministrator]).toEqual([true, false]);
    expect(now.problems).toContainEqual(
      expect.objectContaining({ code: 'missingPermission', permission: 'KickMembers' }),
    );
  });

  test('The overview shows which features are on', async ({ api, guild }) => {
    const join = { ...DEFAULT_GREETINGS.join, enabled: true, message: 'Hi', channel: guild.channelId };
    const body = { ...DEFAULT_GREETINGS, join };
    await api.call(guild.owner.token, greetingsSection.save, { params: { guildId: guild.id }, body });

    const { features } = await read(api, guild);

    expect(features).toContainEqual({ key: 'joinMessage', tab: 'greetings', on: true, count: null });
    expect(features).toContainEqual({ key: 'leaveMessage', tab: 'greetings', on: false, count: null });
  });

  test('The overview reports a deleted role with the field that uses it', async ({ api, guild, world }) => {
    const roleId = world.simulator.world.createRole(guild.id, { name: 'Newcomer' });
    const body = { ...DEFAULT_GREETINGS, joinRoles: [roleId] };
    await api.call(guild.owner.token, greetingsSection.save, { params: { guildId: guild.id }, body });
    world.simulator.world.deleteRole(guild.id, roleId);

    await vi.waitFor(
      async () => {
        const { problems } = await read(api, guild);
        expect(problems).toContainEqual(
          expect.objectContaining({ code: 'deletedRole', section: 'greetings', tab: 'greetings', path: 'joinRoles.0' }),
        );
      },
      { timeout: 60_000 },
    );
  });

  test('The overview reports missing permissions for punishments, and mutes without a role', async ({ api, world }) => {
    const guild = createGuild(world, { botPermissions: ['ViewChannel', 'SendMessages'] });
    const punish = (warns: number, type: string) => ({ warns, punishment: { type, duration: 0, reason: '' } });
    const body = { ...DEFAULT_MODERATION, warnsPunishments: [punish(2, 'mute'), punish(3, 'ban'), punish(4, 'mute')] };
    await api.call(guild.owner.token, moderationSection.save, { params: { guildId: guild.id }, body });

    const { problems } = await read(api, guild);

    expect(problems.filter(({ section }) => section === 'moderation')).toEqual([
      {
        code: 'missingPermission',
        section: 'moderation',
        tab: 'moderation',
        path: 'warnsPunishments.1.punishment',
        name: null,
        permission: 'BanMembers',
      },
      {
        code: 'muteImpossible',
        section: 'moderation',
        tab: 'moderation',
        path: 'muteRole',
        name: null,
        permission: null,
      },
      {
        code: 'auditLogClosed',
        section: 'moderation',
        tab: 'moderation',
        path: 'moderatorsSeeCases',
        name: null,
        permission: 'ViewAuditLog',
      },
    ]);
  });

  test('The overview reports each permission that enabled moderator commands lack once', async ({ api, world }) => {
    const guild = createGuild(world, { botPermissions: ['ViewChannel', 'SendMessages', 'KickMembers', 'BanMembers'] });
    const off = { ...DEFAULT_COMMAND_SETTINGS, enabled: false };
    const saved = await Promise.all(
      ['lock', 'nick'].map((name) =>
        api.call(guild.owner.token, commandsEndpoints.save, {
          params: { guildId: guild.id, commandName: name },
          body: off,
        }),
      ),
    );

    const { problems } = await read(api, guild);

    expect(saved.map(({ status }) => status)).toEqual([200, 200]);
    expect(problems.map(({ path, permission }) => [path, permission])).toEqual([
      ['clear.enabled', 'ManageMessages'],
      ['slowmode.enabled', 'ManageChannels'],
    ]);
  });

  test('The overview reports missing permissions for muting, and channels where the role can speak', async ({
    api,
    world,
  }) => {
    const rights = [
      'ViewChannel',
      'SendMessages',
      'KickMembers',
      'BanMembers',
      'ManageMessages',
      'ManageChannels',
      'ViewAuditLog',
    ] as const;
    const guild = createGuild(world, { botPermissions: [...rights, 'ManageNicknames', 'ManageRoles'] });
    const muteRole = world.simulator.world.createRole(guild.id, { name: 'Muted' });
    const body = { ...DEFAULT_MODERATION, muteRole, useTimeout: true };
    await api.call(guild.owner.token, moderationSection.save, { params: { guildId: guild.id }, body });

    const { problems } = await read(api, guild);

    expect(problems.map(({ code, path, name, permission }) => [code, path, name ?? permission])).toEqual([
      ['missingPermission', 'useTimeout', 'ModerateMembers'],
      ['muteChannels', 'muteRole', '#general'],
    ]);
  });

  test('The overview reports only once that automod cannot delete messages', async ({ api, world }) => {
    const guild = createGuild(world, { botPermissions: ['ViewChannel', 'SendMessages'] });
    const body = { ...DEFAULT_AUTOMOD };
    for (const key of RULE_KEYS) Object.assign(body, { [key]: { ...body[key], enabled: key !== 'raid' } });
    await api.call(guild.owner.token, automodSection.save, { params: { guildId: guild.id }, body });

    const { problems } = await read(api, guild);

    const ofRules = problems.filter(({ section }) => section === 'automod');
    expect(ofRules.map(({ path, permission }) => [path, permission])).toEqual([
      ['invites.deleteMessages', 'ManageMessages'],
    ]);
  });
});
