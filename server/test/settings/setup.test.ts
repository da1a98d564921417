import { automodSection } from '@perigee/core/moderation/automod/section';
import { greetingsSection } from '@perigee/core/greetings/section';
import { guildsEndpoints } from '@perigee/core/community/guilds/endpoints';
import { itemsEndpoints } from '@perigee/core/economy/items/endpoints';
import { NEW_ITEM } from '@perigee/core/economy/items/schema';
import type { SetupAnswers } from '@perigee/core/setup/wizard/answers';
import { setupEndpoints } from '@perigee/core/setup/wizard/endpoints';
import { describe, expect } from 'vitest';
import type { ApiClient } from '../support/api-client.ts';
import { fillShop } from '../support/economy-builders.ts';
import { type GuildFixture, test } from '../support/fixtures.ts';

function answersFor(guild: GuildFixture, changes: Partial<SetupAnswers> = {}): SetupAnswers {
  const channel = guild.channelId;
  return {
    language: 'ru',
    welcomeChannel: channel,
    logChannel: channel,
    protection: 'normal',
    joinRoles: [],
    ...changes,
  };
}

async function setUp(api: ApiClient, guild: GuildFixture, answers: SetupAnswers, apply = true) {
  const params = { guildId: guild.id };
  const reply = await api.call(guild.owner.token, setupEndpoints.apply, { params, body: { answers, apply } });
  return setupEndpoints.apply.schema.response[200].parse(reply.body);
}

async function settingsOf(api: ApiClient, guild: GuildFixture) {
  const reply = await api.call(guild.owner.token, guildsEndpoints.info, { params: { guildId: guild.id } });
  const { versions: _, ...settings } = guildsEndpoints.info.schema.response[200].parse(reply.body).settings;
  return settings;
}

describe('Server setup', () => {
  test('The setup shows its plan first, applies it as one change, and can be undone', async ({ api, guild }) => {
    const before = await settingsOf(api, guild);
    const params = { guildId: guild.id };

    const plan = await setUp(api, guild, answersFor(guild), false);
    const unchanged = await settingsOf(api, guild);
    const { applied, change } = await setUp(api, guild, answersFor(guild));
    const after = await settingsOf(api, guild);
    const undone = await api.call(guild.owner.token, setupEndpoints.undo, {
      params: { ...params, change: change ?? '' },
    });

    const names = plan.sections.map(({ section }) => section);
    expect(names).toEqual(['general', 'greetings', 'logs', 'automod', 'moderation']);
    expect(unchanged).toEqual(before);
    expect(applied).toBe(true);
    expect(after).toMatchObject({
      language: { commands: 'ru', interface: 'ru' },
      greetings: { join: { enabled: true, channel: guild.channelId } },
      logs: { list: { moderationBan: { enabled: true, channel: guild.channelId } } },
      autoModeration: { invites: { enabled: true } },
      useTimeout: true,
      automodLog: guild.channelId,
    });
    expect(undone.status).toBe(200);
    expect(await settingsOf(api, guild)).toEqual(before);
  });

  test('The setup applies nothing if a part is invalid or the caller cannot edit all of it', async ({ api, guild }) => {
    const refused = await setUp(api, guild, answersFor(guild, { welcomeChannel: '1' }));
    const params = { guildId: guild.id };
    const body = { answers: answersFor(guild), apply: true };
    const byMember = await api.call(guild.member.token, setupEndpoints.apply, { params, body });

    expect(refused.applied).toBe(false);
    expect(refused.sections.flatMap(({ issues }) => issues)).toMatchObject([
      { path: 'join.channel', code: 'unknownChannel' },
    ]);
    expect(byMember.status).toBe(403);
    expect(await settingsOf(api, guild)).toMatchObject({ prefix: '!', automodLog: null });
  });

  test('Refuses to undo the setup after a later change', async ({ api, guild }) => {
    const { change } = await setUp(api, guild, answersFor(guild));
    const params = { guildId: guild.id };
    const { greetings, autoModeration } = await settingsOf(api, guild);
    await api.call(guild.owner.token, greetingsSection.save, { params, body: { ...greetings, perMinute: 3 } });

    const refused = await api.call(guild.owner.token, setupEndpoints.undo, {
      params: { ...params, change: change ?? '' },
    });
    await api.call(guild.owner.token, automodSection.save, { params, body: autoModeration });

    expect(refused.status).toBe(409);
    expect(await settingsOf(api, guild)).toMatchObject({ greetings: { perMinute: 3 }, useTimeout: true });
  });
});

describe('Example shop', () => {
  const add = (api: ApiClient, guild: GuildFixture) =>
    api.call(guild.owner.token, itemsEndpoints.addGoods, { params: { guildId: guild.id, shop: 'treats' } });

  test('The example shop adds only goods that are not sold yet, as far as there is room', async ({ api, guild }) => {
    const params = { guildId: guild.id };
    await api.call(guild.owner.token, itemsEndpoints.create, {
      params,
      body: { ...NEW_ITEM, name: 'coffee', price: 1 },
    });
    await fillShop(api, guild, 12);

    const added = await add(api, guild);
    const again = await add(api, guild);

    const { items = [] } = await settingsOf(api, guild);
    expect(added.status).toBe(200);
    expect(items.map(({ name }) => name).filter((name) => !name.startsWith('Item'))).toEqual([
      'coffee',
      'Slice of cake',
      'Bouquet',
    ]);
    expect(again.status).toBe(409);
  });
});
