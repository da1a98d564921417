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

describe('the overview of a server', () => {
  test('says whether there is anything to mute with', async ({ api, guild }) => {
    const mutes = async () => (await read(api, guild)).features.find(({ key }) => key === 'mutes')?.on;
    const before = await mutes();

    await api.call(guild.owner.token, moderationSection.save, {
      params: { guildId: guild.id },
      body: { ...DEFAULT_MODERATION, useTimeout: true },
    });

    expect([before, await mutes()]).toEqual([false, true]);
  });

  test('of a fresh one shows what acts without being set up, and nothing wrong', async ({ api, guild }) => {
    const { features, problems } = await read(api, guild);

    expect(features.filter(({ on }) => on).map(({ key }) => key)).toEqual(['commands', 'games']);
    expect(problems).toEqual([]);
  });

  test('says what the bot has to be allowed at least: for one that has nothing set up, what its second invite asks for', async ({
    api,
    guild,
  }) => {
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

  test('says whether the bot has Administrator, and counts single rights where it has not', async ({
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

  test('shows what was switched on, and how much of it', async ({ api, guild }) => {
    const join = { ...DEFAULT_GREETINGS.join, enabled: true, message: 'Hi', channel: guild.channelId };
    const body = { ...DEFAULT_GREETINGS, join };
    await api.call(guild.owner.token, greetingsSection.save, { params: { guildId: guild.id }, body });

    const { features } = await read(api, guild);

    expect(features).toContainEqual({ key: 'joinMessage', tab: 'greetings', on: true, count: null });
    expect(features).toContainEqual({ key: 'leaveMessage', tab: 'greetings', on: false, count: null });
  });

  test('names a role that was deleted since, by the field it stands in', async ({ api, guild, world }) => {
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

  test('names the permission the bot has not got, and leads to the role without which nobody can be muted', async ({
    api,
    world,
  }) => {
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

  test('names what moderators’ commands lack, a permission once, and only of those that are on', async ({
    api,
    world,
  }) => {
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

  test('says what muting lacks: rights for each way, and channels where the role still has a voice', async ({
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

  test('says once that messages can not be deleted, however many rules of automoderation would', async ({
    api,
    world,
  }) => {
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
