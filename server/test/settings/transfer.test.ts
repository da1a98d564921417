import { TIER_LIMITS } from '@perigee/core/base/limits/tier-limits';
import { generalSection } from '@perigee/core/community/general/section';
import { guildsEndpoints } from '@perigee/core/community/guilds/endpoints';
import { historyEndpoints } from '@perigee/core/setup/history/endpoints';
import { logsSection } from '@perigee/core/logs/section';
import { DEFAULT_LOGS } from '@perigee/core/logs/schema';
import { DEFAULT_MESSAGE } from '@perigee/core/base/messages/custom-message';
import { moderationSection } from '@perigee/core/moderation/punishments/section';
import { DEFAULT_MODERATION } from '@perigee/core/moderation/punishments/schema';
import { transferEndpoints } from '@perigee/core/setup/transfer/endpoints';
import { TRANSFERRED_SECTIONS } from '@perigee/core/setup/transfer/file';
import { describe, expect } from 'vitest';
import type { ApiClient } from '../support/api-client.ts';
import { fillShop } from '../support/economy-builders.ts';
import { platformOf } from '../support/platform-calls.ts';
import { buildGeneral, createGuild, type GuildFixture, test } from '../support/fixtures.ts';

const everything = { roles: {}, channels: {}, sections: TRANSFERRED_SECTIONS };

async function readFile(api: ApiClient, guild: GuildFixture) {
  const reply = await api.call(guild.manager.token, transferEndpoints.export, { params: { guildId: guild.id } });
  return transferEndpoints.export.schema.response[200].parse(reply.body);
}

function send(api: ApiClient, guild: GuildFixture, body: unknown) {
  return api.call(guild.manager.token, transferEndpoints.import, { params: { guildId: guild.id }, body });
}

async function settingsOf(api: ApiClient, guild: GuildFixture) {
  const reply = await api.call(guild.owner.token, guildsEndpoints.info, { params: { guildId: guild.id } });
  const { versions: _, ...settings } = guildsEndpoints.info.schema.response[200].parse(reply.body).settings;
  return settings;
}

/** Settings that log deleted messages in the guild's channel. */
function logsInto(channelId: string) {
  return {
    ...DEFAULT_LOGS,
    list: { ...DEFAULT_LOGS.list, messageDelete: { enabled: true, channel: channelId } },
    ignore: { channels: [channelId] },
  };
}

async function fill(api: ApiClient, guild: GuildFixture) {
  const params = { guildId: guild.id };
  await api.call(guild.owner.token, generalSection.save, { params, body: buildGeneral({ prefix: '>>' }) });
  await api.call(guild.owner.token, logsSection.save, { params, body: logsInto(guild.channelId) });
}

describe('Settings files', () => {
  test('Importing a settings file to its own server changes nothing', async ({ api, guild }) => {
    await fill(api, guild);
    const before = await settingsOf(api, guild);

    const reply = await send(api, guild, { file: await readFile(api, guild), ...everything, apply: true });

    expect(reply).toMatchObject({ status: 200, body: { applied: true, saved: [] } });
    expect(await settingsOf(api, guild)).toEqual(before);
  });

  test('An import preview shows the changes, finds channels by name, and changes nothing', async ({
    api,
    guild,
    world,
  }) => {
    await fill(api, guild);
    const other = createGuild(world);

    const reply = await send(api, other, { file: await readFile(api, guild), ...everything, apply: false });

    expect(reply).toMatchObject({
      status: 200,
      body: {
        applied: false,
        channels: [{ id: guild.channelId, to: other.channelId }],
        sections: expect.arrayContaining([
          expect.objectContaining({
            section: 'general',
            changes: expect.arrayContaining([{ path: ['prefix'], before: '!', after: '>>' }]),
            issues: [],
          }),
        ]),
      },
    });
    expect(await settingsOf(api, other)).toMatchObject({ prefix: '!' });
  });

  test('An import uses the channels of the target server', async ({ api, guild, world }) => {
    await fill(api, guild);
    const other = createGuild(world);

    await send(api, other, { file: await readFile(api, guild), ...everything, apply: true });

    expect(await settingsOf(api, other)).toMatchObject({ prefix: '>>', logs: logsInto(other.channelId) });
  });

  test('An import returns the sections it saved, and each can be undone', async ({ api, guild, world }) => {
    await fill(api, guild);
    const other = createGuild(world);
    const reply = await send(api, other, { file: await readFile(api, guild), ...everything, apply: true });
    const { saved } = transferEndpoints.import.schema.response[200].parse(reply.body);

    for (const { section, version } of saved) {
      const params = { guildId: other.id, section, version: String(version) };
      await api.call(other.manager.token, historyEndpoints.undo, { params });
    }

    expect(saved.map(({ section }) => section)).toEqual(['general', 'logs']);
    expect(await settingsOf(api, other)).toMatchObject({ prefix: '!', logs: DEFAULT_LOGS });
  });

  test('An import refuses boost-only settings and too many items on a server without boost', async ({
    api,
    guild,
    world,
  }) => {
    const other = createGuild(world);
    await world.setBoost(guild.id, true);
    await fillShop(api, guild, TIER_LIMITS.items.free + 1);
    const messages = {
      ...DEFAULT_MODERATION.punishmentMessages,
      ban: { ...DEFAULT_MESSAGE, enabled: true, message: 'Bye' },
    };
    await api.call(guild.owner.token, moderationSection.save, {
      params: { guildId: guild.id },
      body: { ...DEFAULT_MODERATION, punishmentMessages: messages },
    });
    const file = await readFile(api, guild);
    const bring = (section: string) => send(api, other, { file, ...everything, sections: [section], apply: true });

    const refused = [await bring('items'), await bring('moderation')];
    const untouched = await settingsOf(api, other);
    await world.setBoost(other.id, true);
    const taken = [await bring('items'), await bring('moderation')];

    expect(refused).toMatchObject([
      { body: { applied: false, sections: [{ issues: [{ code: 'itemsLimitReached' }] }] } },
      { body: { applied: false, sections: [{ issues: [{ code: 'boostRequired' }, { code: 'boostRequired' }] }] } },
    ]);
    expect(untouched).toMatchObject({ items: [], ...DEFAULT_MODERATION });
    expect(taken).toMatchObject([{ body: { applied: true } }, { body: { applied: true } }]);
  });

  test('An import applies only the selected sections', async ({ api, guild, world }) => {
    await fill(api, guild);
    const other = createGuild(world);
    const file = await readFile(api, guild);

    await send(api, other, { file, ...everything, sections: ['logs'], apply: true });

    expect(await settingsOf(api, other)).toMatchObject({ prefix: '!', logs: logsInto(other.channelId) });
  });

  test('An import drops channels mapped to nothing, and switches off what depends on them', async ({
    api,
    guild,
    world,
  }) => {
    await fill(api, guild);
    const other = createGuild(world);
    const file = await readFile(api, guild);
    const options = { ...everything, channels: { [guild.channelId]: null } };

    const reply = await send(api, other, { file, ...options, apply: true });

    const missing = { kind: 'channel', id: guild.channelId };
    expect(reply).toMatchObject({ status: 200, body: { applied: true } });
    expect(transferEndpoints.import.schema.response[200].parse(reply.body).sections).toContainEqual({
      section: 'logs',
      changes: [],
      changeCount: 0,
      missing: [
        { ...missing, path: 'list.messageDelete.channel' },
        { ...missing, path: 'ignore.channels.0' },
      ],
      consequences: [{ path: ['list', 'messageDelete', 'enabled'], before: true, after: false }],
      issues: [],
    });
    expect(await settingsOf(api, other)).toMatchObject({ prefix: '>>', logs: DEFAULT_LOGS });
  });

  test('An import matches channels with decorated names, and ignores categories', async ({ api, guild, world }) => {
    await fill(api, guild);
    const other = createGuild(world, { channels: ['lobby', '💬│general'] });
    await platformOf(world).createChannel(other.id, { name: 'General', type: 4 });

    const reply = await send(api, other, { file: await readFile(api, guild), ...everything, apply: false });

    expect(reply.body).toMatchObject({ channels: [{ to: other.channelIds[1] }] });
  });

  test('An import refuses channels of another server', async ({ api, guild, world }) => {
    await fill(api, guild);
    const other = createGuild(world);
    const file = await readFile(api, guild);
    const options = { ...everything, channels: { [guild.channelId]: guild.channelId } };

    const reply = await send(api, other, { file, ...options, apply: true });

    expect(reply).toMatchObject({ status: 200, body: { applied: false } });
    expect(JSON.stringify(reply.body)).toContain('unknownChannel');
    expect(await settingsOf(api, other)).toMatchObject({ prefix: '!' });
  });

  test('Rejects a settings file with invalid or unknown content', async ({ api, guild }) => {
    const file = await readFile(api, guild);
    const wrong = { ...file, sections: { ...file.sections, general: { ...buildGeneral(), prefix: 'a b' } } };

    const planned = await send(api, guild, { file: wrong, ...everything, apply: true });
    const foreign = await send(api, guild, { file: { ...file, format: 'other' }, ...everything, apply: true });
    const newer = await send(api, guild, { file: { ...file, version: 2 }, ...everything, apply: true });
    const unknown = await send(api, guild, {
      file: { ...file, sections: { ...file.sections, secrets: {} } },
      ...everything,
      apply: true,
    });

    expect(planned).toMatchObject({ status: 200, body: { applied: false } });
    expect(JSON.stringify(planned.body)).toContain('prefixCharacters');
    expect([foreign.status, newer.status, unknown.status]).toEqual([400, 400, 400]);
  });

  test('A settings file does not contain the editors', async ({ api, guild }) => {
    const file = await readFile(api, guild);

    expect(Object.keys(file.sections)).not.toContain('editors');
  });
});
