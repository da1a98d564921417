import { historyEndpoints } from '@perigee/core/setup/history/endpoints';
import { guildsEndpoints } from '@perigee/core/community/guilds/endpoints';
import { transferEndpoints } from '@perigee/core/setup/transfer/endpoints';
import { describe, expect } from 'vitest';
import type { ApiClient } from '../support/api-client.ts';
import { overwritesOf, permissionsPath, saveCommand, slashId } from '../support/bot/command-settings.ts';
import { createGuild, type GuildFixture, SCOPES, test } from '../support/fixtures.ts';

const WITHOUT_SCOPE = SCOPES.slice(0, 2);

const deniedEverywhere = (guild: GuildFixture) => [`channel ${BigInt(guild.id) - 1n} -`];

/** Saves the guild's commands as version 1 (ping off) and version 2 (all defaults). */
async function switchOffAndOn(api: ApiClient, guild: GuildFixture): Promise<void> {
  await saveCommand(api, guild.owner.token, { guildId: guild.id }, { enabled: false });
  await saveCommand(api, guild.owner.token, { guildId: guild.id }, {});
}

function restore(api: ApiClient, guild: GuildFixture, version: string, token = guild.owner.token) {
  const params = { guildId: guild.id, section: 'commands', version };
  return api.call(token, historyEndpoints.restore, { params });
}

async function exportSettings(api: ApiClient, guild: GuildFixture) {
  const { body } = await api.call(guild.owner.token, transferEndpoints.export, { params: { guildId: guild.id } });
  return transferEndpoints.export.schema.response[200].parse(body);
}

function bring(api: ApiClient, guild: GuildFixture, file: unknown, token = guild.owner.token) {
  const body = { file, roles: {}, channels: {}, sections: ['general', 'commands'], apply: true };
  return api.call(token, transferEndpoints.import, { params: { guildId: guild.id }, body });
}

async function commandsOf(api: ApiClient, guild: GuildFixture): Promise<unknown> {
  const { body } = await api.call(guild.owner.token, guildsEndpoints.info, { params: { guildId: guild.id } });
  return guildsEndpoints.info.schema.response[200].parse(body).settings.commands;
}

describe('Restored slash command permissions', () => {
  test('Restoring a version of the commands updates the slash command permissions on Discord', async ({
    api,
    guild,
    world,
  }) => {
    await slashId(world);
    await switchOffAndOn(api, guild);

    const off = await restore(api, guild, '1');
    const shut = await overwritesOf(world, guild.id);
    const on = await restore(api, guild, '2');

    expect([off.status, on.status]).toEqual([200, 200]);
    expect(shut).toEqual(deniedEverywhere(guild));
    expect(await overwritesOf(world, guild.id)).toEqual([]);
  });

  test('Importing commands sets slash command permissions with the channels of the target server', async ({
    api,
    guild,
    world,
  }) => {
    await slashId(world);
    const other = createGuild(world);
    await saveCommand(api, guild.owner.token, { guildId: guild.id }, { forbiddenChannels: [guild.channelId] });

    const reply = await bring(api, other, await exportSettings(api, guild));

    expect(reply).toMatchObject({ status: 200, body: { applied: true } });
    expect(await overwritesOf(world, other.id)).toEqual([`channel ${other.channelId} -`]);
  });

  test('Restoring or importing commands without the permission scope changes nothing', async ({
    api,
    guild,
    world,
  }) => {
    await slashId(world);
    await switchOffAndOn(api, guild);
    const other = createGuild(world);
    const tokenOf = (id: string) => world.simulator.world.issueToken(id, WITHOUT_SCOPE).accessToken;
    await restore(api, guild, '1');
    const file = await exportSettings(api, guild);
    await restore(api, guild, '2');

    const replies = [
      await restore(api, guild, '1', tokenOf(guild.owner.id)),
      await bring(api, other, file, tokenOf(other.owner.id)),
    ];

    expect(replies).toMatchObject([
      { status: 401, body: { issues: [{ code: 'permissionScope' }] } },
      { status: 401, body: { issues: [{ code: 'permissionScope' }] } },
    ]);
    expect(await commandsOf(api, guild)).toEqual({});
    expect(await commandsOf(api, other)).toEqual({});
    expect([await overwritesOf(world, guild.id), await overwritesOf(world, other.id)]).toEqual([[], []]);
  });

  test('Rolls back all slash command permissions when Discord refuses some of them', async ({ api, guild, world }) => {
    await slashId(world);
    const save = (name: string, set: object) => saveCommand(api, guild.owner.token, { guildId: guild.id, name }, set);
    for (const enabled of [false, true]) {
      for (const name of ['help', 'ping']) await save(name, { enabled });
    }
    const path = await permissionsPath(world, guild.id, 'ping');
    world.simulator.world.fail({ method: 'PUT', path, status: 500, times: 1 });

    const reply = await restore(api, guild, '2');

    expect(reply.status).toBe(503);
    expect(await commandsOf(api, guild)).toEqual({});
    expect([await overwritesOf(world, guild.id, 'help'), await overwritesOf(world, guild.id)]).toEqual([[], []]);
  });
});
