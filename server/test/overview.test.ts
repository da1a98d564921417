import { DEFAULT_GREETINGS } from '@perigee/core/greetings/schema';
import { greetingsSection } from '@perigee/core/greetings/section';
import { moderationSection } from '@perigee/core/moderation/section';
import { DEFAULT_MODERATION } from '@perigee/core/moderation/schema';
import { overviewEndpoints } from '@perigee/core/overview/endpoints';
import { describe, expect, vi } from 'vitest';
import type { ApiClient } from '../src/testing/api-client.ts';
import { createGuild, type GuildFixture, test } from '../src/testing/fixtures.ts';

async function read(api: ApiClient, guild: GuildFixture) {
  const reply = await api.call(guild.manager.token, overviewEndpoints.read, { params: { guildId: guild.id } });
  return overviewEndpoints.read.schema.response[200].parse(reply.body);
}

describe('the overview of a server', () => {
  test('of a fresh one shows everything off, and nothing wrong', async ({ api, guild }) => {
    const { features, problems } = await read(api, guild);

    expect(features.filter(({ on }) => on).map(({ key }) => key)).toEqual(['commands']);
    expect(problems).toEqual([]);
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

    await vi.waitFor(async () => {
      const { problems } = await read(api, guild);
      expect(problems).toContainEqual(
        expect.objectContaining({ code: 'deletedRole', section: 'greetings', tab: 'greetings', path: 'joinRoles.0' }),
      );
    });
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

    expect(problems).toEqual([
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
    ]);
  });
});
