import { generalSection } from '@perigee/core/community/general/section';
import { guildsEndpoints } from '@perigee/core/community/guilds/endpoints';
import { guildInfoSchema } from '@perigee/core/community/guilds/schema';
import { NESTED_SHAPE, fieldsOfSection } from '@perigee/core/community/settings/nested-sections';
import { SECTION_LIST } from '@perigee/core/community/settings/sections';
import { type Tab, TABS } from '@perigee/core/base/tabs/tabs';
import { templatesEndpoints } from '@perigee/core/base/templates/endpoints';
import { DEFAULT_GREETINGS, type Greetings } from '@perigee/core/greetings/schema';
import { economySection } from '@perigee/core/economy/section';
import { greetingsEndpoints } from '@perigee/core/greetings/endpoints';
import { greetingsSection } from '@perigee/core/greetings/section';
import { logsSection } from '@perigee/core/logs/section';
import { ChannelType, OverwriteType, PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import type { ApiClient } from '../support/api-client.ts';
import { buildGeneral, type GuildFixture, type PersonFixture, test } from '../support/fixtures.ts';
import { makeEditor } from '../support/make-editor.ts';
import { platformOf } from '../support/platform-calls.ts';
import type { World } from '../support/world.ts';

/** Sections that every editor sees, and single fields that the editors of a tab see of another. */
const SEEN_BY_ALL: ReadonlySet<string> = new Set(['general', 'timeZone']);
const BORROWED: Partial<Record<Tab, string>> = { greetings: 'useTimeout' };

/** The reply as it is sent, as its schema would add what is left out where it has a default. */
const replySchema = z.looseObject({
  ...guildInfoSchema.shape,
  settings: z.looseObject({ versions: z.record(z.string(), z.number()) }),
});

/** The server as this person gets it, and the reply's text. */
const infoOf = async (api: ApiClient, { id }: GuildFixture, { token }: PersonFixture) => {
  const { body } = await api.call(token, guildsEndpoints.info, { params: { guildId: id } });
  return { ...z.parse(replySchema, body), bytes: JSON.stringify(body) };
};

/** Saves every section that is saved as a whole, so that it has a version. */
async function saveAll(api: ApiClient, { id, owner }: GuildFixture): Promise<string[]> {
  const saved: string[] = [];
  for (const { name, save, initial } of SECTION_LIST) {
    if (save === null || name === 'editors') continue;
    const { status } = await api.call(owner.token, save, { params: { guildId: id }, body: initial });
    expect(status).toBe(200);
    saved.push(name);
  }
  return saved;
}

/** Channels that only managers see: a category, a channel in it that everyone sees, and two more. */
async function hideChannels(world: World, { id }: GuildFixture) {
  const platform = platformOf(world);
  const hidden = { permission_overwrites: [{ id, type: OverwriteType.Role, deny: String(Bits.ViewChannel) }] };
  const seen = { permission_overwrites: [] };
  const category = await platform.createChannel(id, {
    name: 'vault-category',
    type: ChannelType.GuildCategory,
    ...hidden,
  });
  const inside = await platform.createChannel(id, { name: 'seen-inside', type: 0, parent_id: category, ...seen });
  const greeted = await platform.createChannel(id, { name: 'vault-greeted', type: 0, ...hidden });
  const logged = await platform.createChannel(id, { name: 'vault-logged', type: 0, ...hidden });
  return { category, inside, greeted, logged };
}

const greetingIn = (channel: string | null): Greetings => ({
  ...DEFAULT_GREETINGS,
  join: { ...DEFAULT_GREETINGS.join, enabled: channel !== null, channel, message: 'Hello' },
});

describe('What an editor gets of a server', () => {
  test.for(TABS)('An editor of %s gets the sections of that tab and no others', async (tab, { api, guild, world }) => {
    const saved = await saveAll(api, guild);
    await makeEditor(world, api, guild, tab);

    const { settings } = await infoOf(api, guild, guild.member);

    for (const { name, tab: own } of SECTION_LIST) {
      const isSeen = own === tab || SEEN_BY_ALL.has(name);
      const expected = isSeen
        ? fieldsOfSection(name)
        : fieldsOfSection(name).filter((field) => field === BORROWED[tab]);
      expect({ name, fields: fieldsOfSection(name).filter((field) => field in settings) }).toEqual({
        name,
        fields: expected,
      });
      expect({ name, isVersioned: name in settings.versions }).toEqual({
        name,
        isVersioned: isSeen && saved.includes(name),
      });
    }
  });

  test('Editors get the saved values, and those of the languages too', async ({ api, guild, world }) => {
    const params = { guildId: guild.id };
    const economy = { ...economySection.initial, minBet: 77 };
    await api.call(guild.owner.token, economySection.save, { params, body: economy });
    await api.call(guild.owner.token, generalSection.save, { params, body: buildGeneral({ prefix: '>' }) });
    await makeEditor(world, api, guild, 'economy');

    const { settings } = await infoOf(api, guild, guild.member);

    expect(settings).toMatchObject({ economy, prefix: '>', versions: { economy: 1, general: 1 } });
  });

  test.for(['owner', 'manager'] as const)(
    'The %s gets every section and every channel',
    async (role, { api, guild, world }) => {
      const channels = await hideChannels(world, guild);
      const saved = await saveAll(api, guild);

      const info = await infoOf(api, guild, guild[role]);

      expect(Object.keys(info.settings).toSorted()).toEqual(
        [...Object.keys(NESTED_SHAPE), 'boost', 'versions'].toSorted(),
      );
      expect(Object.keys(info.settings.versions).toSorted()).toEqual(saved.toSorted());
      expect(info.channels).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ id: channels.category, name: 'vault-category' }),
          expect.objectContaining({ id: channels.inside, parentId: channels.category }),
          expect.objectContaining({ id: channels.greeted, name: 'vault-greeted' }),
        ]),
      );
      expect(info.hiddenChannels).toEqual([]);
    },
  );
});

describe('Channels hidden from an editor', () => {
  test.for(TABS)(
    'An editor of %s gets no name of one, and only the ids in their settings',
    async (tab, { api, guild, world }) => {
      const { greeted, logged, category, inside } = await hideChannels(world, guild);
      const params = { guildId: guild.id };
      const logs = { ...logsSection.initial, ignore: { channels: [logged] } };
      await api.call(guild.owner.token, greetingsSection.save, { params, body: greetingIn(greeted) });
      await api.call(guild.owner.token, logsSection.save, { params, body: logs });
      await makeEditor(world, api, guild, tab);

      const { bytes, ...info } = await infoOf(api, guild, guild.member);

      expect(bytes).not.toContain('vault');
      expect(info.channels).toContainEqual(
        expect.objectContaining({ id: inside, name: 'seen-inside', parentId: null }),
      );
      expect([category, greeted, logged].filter((id) => bytes.includes(id))).toEqual(info.hiddenChannels);
      const named: Partial<Record<Tab, string[]>> = { greetings: [greeted], logs: [logged] };
      expect(info.hiddenChannels).toEqual(named[tab] ?? []);
    },
  );

  test('A setting that names a hidden channel can be kept and removed', async ({ api, guild, world }) => {
    const { greeted } = await hideChannels(world, guild);
    const params = { guildId: guild.id };
    await api.call(guild.owner.token, greetingsSection.save, { params, body: greetingIn(greeted) });
    await makeEditor(world, api, guild, 'greetings');
    const save = (body: Greetings) => api.call(guild.member.token, greetingsSection.save, { params, body });
    const changed = greetingIn(greeted);

    const kept = await save({ ...changed, join: { ...changed.join, message: 'Welcome' } });
    const before = await infoOf(api, guild, guild.member);
    const removed = await save(greetingIn(null));
    const after = await infoOf(api, guild, guild.member);

    expect([kept.status, removed.status]).toEqual([200, 200]);
    expect([before.hiddenChannels, after.hiddenChannels]).toEqual([[greeted], []]);
  });

  test('A template may keep mentioning a hidden channel, which its test does not name', async ({
    api,
    guild,
    world,
  }) => {
    const { greeted, logged } = await hideChannels(world, guild);
    const params = { guildId: guild.id };
    const greeting = greetingIn(guild.channelId);
    const embed = { ...greeting.join.embed, enabled: true, title: `See {{ channel.${greeted} }}` };
    const body = { ...greeting, join: { ...greeting.join, embed } };
    await api.call(guild.owner.token, greetingsSection.save, { params, body });
    await makeEditor(world, api, guild, 'greetings');

    const tried = await api.call(guild.member.token, greetingsEndpoints.test, { params, body: { type: 'join' } });
    const checked = await api.call(guild.member.token, templatesEndpoints.check, {
      params,
      body: { templates: [greeted, logged].map((id) => ({ place: 'greeting', text: `{{ channel.${id} }}` })) },
    });

    expect(tried.status).toBe(200);
    expect(JSON.stringify(tried.body)).toContain(greeted);
    expect(JSON.stringify([tried.body, checked.body])).not.toContain('vault');
    expect(checked.body).toMatchObject({ problems: [null, { code: 'templateUnknownChannel' }] });
  });
});
