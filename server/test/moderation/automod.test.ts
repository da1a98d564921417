import { RULE_KEYS } from '@perigee/core/moderation/automod/catalogue';
import { automodEndpoints } from '@perigee/core/moderation/automod/endpoints';
import { applyPreset } from '@perigee/core/moderation/automod/presets';
import { type Automod, DEFAULT_AUTOMOD } from '@perigee/core/moderation/automod/schema';
import { automodSection } from '@perigee/core/moderation/automod/section';
import { guildsEndpoints } from '@perigee/core/community/guilds/endpoints';
import { REASON_MAX } from '@perigee/core/moderation/punishments/punishment';
import { TEMPLATE_MAX } from '@perigee/core/base/templates/limits';
import { DURATION_MAX_MS } from '@perigee/core/base/time/duration-schema';
import { describe, expect } from 'vitest';
import type { ApiClient } from '../support/api-client.ts';
import { createGuild, type GuildFixture, test } from '../support/fixtures.ts';
import type { World } from '../support/world.ts';
import { storeSections } from '../support/data/history.ts';

function buildFlood(changes: Partial<Automod['flood']> = {}): Automod['flood'] {
  return { ...DEFAULT_AUTOMOD.flood, enabled: true, ...changes };
}

/** A channel that was deleted, or never existed. */
const NO_CHANNEL = '1000000000000009999';

/** The settings the bot will read; bypasses Discord and its rate limit. */
const rulesOf = async ({ services }: World, { id }: GuildFixture) =>
  (await services.settingsCache.get(id)).autoModeration;

const saveFlood = (api: ApiClient, { id, owner }: GuildFixture, body: unknown) =>
  api.call(owner.token, automodEndpoints.flood, { params: { guildId: id }, body });

const saveAll = (api: ApiClient, { id, owner }: GuildFixture, body: unknown, token = owner.token) =>
  api.call(token, automodSection.save, { params: { guildId: id }, body });

describe('Automod settings', () => {
  test('Shows every automod rule with its defaults before the first save', async ({ api, guild }) => {
    const info = await api.call(guild.owner.token, guildsEndpoints.info, { params: { guildId: guild.id } });

    expect(info.body).toMatchObject({ settings: { autoModeration: DEFAULT_AUTOMOD } });
  });

  test('Saves each automod rule without changing the others', async ({ api, guild, world }) => {
    const params = { guildId: guild.id };
    const rules: [string, unknown][] = [];

    for (const key of RULE_KEYS) {
      const body = { ...DEFAULT_AUTOMOD[key], enabled: true, deleteMessages: false };
      const reply = await api.call(guild.manager.token, automodEndpoints[key], { params, body });
      rules.push([key, body]);

      expect(reply).toMatchObject({ status: 200, body: { message: 'Settings saved', version: rules.length } });
      expect(await rulesOf(world, guild)).toEqual({ ...DEFAULT_AUTOMOD, ...Object.fromEntries(rules) });
    }
  });

  test('Keeps all automod rules that are saved at the same moment', async ({ api, guild, world }) => {
    const params = { guildId: guild.id };
    const keys = ['flood', 'caps', 'links', 'zalgo'] as const;

    const replies = await Promise.all(
      keys.map((key) =>
        api.call(guild.owner.token, automodEndpoints[key], {
          params,
          body: { ...DEFAULT_AUTOMOD[key], enabled: true },
        }),
      ),
    );

    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await rulesOf(world, guild)).toMatchObject(Object.fromEntries(keys.map((key) => [key, { enabled: true }])));
  });

  test('Switches off a rule message without text, and drops the duration of a warning', async ({
    api,
    guild,
    world,
  }) => {
    const message = { enabled: true, channel: guild.channelId, template: '  ' };
    const punishment = { enabled: true, type: 'warn' as const, duration: 60_000, reason: 'Spam' };

    const reply = await saveFlood(api, guild, buildFlood({ message, punishment }));

    const flood = { message: { ...message, enabled: false }, punishment: { ...punishment, duration: 0 } };
    expect(reply.body).toMatchObject({ value: flood });
    expect(await rulesOf(world, guild)).toMatchObject({ flood });
  });

  test('Accepts automod values at their limits', async ({ api, guild }) => {
    const reply = await saveFlood(
      api,
      guild,
      buildFlood({
        options: { messages: 1, symbols: 1 },
        message: { enabled: true, channel: null, template: 'x'.repeat(TEMPLATE_MAX) },
        punishment: { enabled: true, type: 'ban', duration: DURATION_MAX_MS, reason: 'x'.repeat(REASON_MAX) },
      }),
    );

    expect(reply.status).toBe(200);
  });

  test.for([
    {
      path: 'options.messages',
      code: 'positiveInteger',
      body: { ...buildFlood(), options: { messages: 0, symbols: 1 } },
    },
    {
      path: 'options.symbols',
      code: 'positiveInteger',
      body: { ...buildFlood(), options: { messages: 1, symbols: '1' } },
    },
    { path: 'options.marks', code: 'unknownField', body: { ...buildFlood(), options: { marks: 1 } } },
    { path: 'color', code: 'unknownField', body: { ...buildFlood(), color: 'red' } },
    { path: 'enabled', code: 'invalidType', body: { ...buildFlood(), enabled: 'yes' } },
    {
      path: 'message.template',
      code: 'templateTooLong',
      body: buildFlood({ message: { enabled: true, channel: null, template: 'x'.repeat(TEMPLATE_MAX + 1) } }),
    },
    {
      path: 'punishment.duration',
      code: 'punishmentTooLong',
      body: buildFlood({ punishment: { enabled: true, type: 'mute', duration: DURATION_MAX_MS + 1, reason: '' } }),
    },
    {
      path: 'punishment.reason',
      code: 'reasonTooLong',
      body: buildFlood({
        punishment: { enabled: true, type: 'kick', duration: 0, reason: 'x'.repeat(REASON_MAX + 1) },
      }),
    },
    {
      path: 'punishment.type',
      code: 'notAllowed',
      body: { ...buildFlood(), punishment: { enabled: true, type: 'exile', duration: 0, reason: '' } },
    },
    {
      path: 'whitelist.roles',
      code: 'duplicate',
      body: buildFlood({ whitelist: { roles: ['1', '1'], channels: [] } }),
    },
  ])(
    'Rejects an automod rule with $code at $path, and changes nothing',
    async ({ path, code, body }, { api, guild, world }) => {
      const reply = await saveFlood(api, guild, body);

      expect(reply).toMatchObject({ status: 400, body: { code: 'invalid', issues: [{ path, code }] } });
      expect(await rulesOf(world, guild)).toEqual(DEFAULT_AUTOMOD);
    },
  );

  test('Rejects roles and channels of another server in an automod rule', async ({ api, guild, world }) => {
    const foreign = createGuild(world);
    const foreignRole = world.simulator.world.createRole(foreign.id, {});
    const whitelist = { roles: [foreignRole], channels: [guild.channelId, foreign.channelId] };
    const message = { enabled: true, channel: foreign.channelId, template: 'Stop' };

    const reply = await saveFlood(api, guild, buildFlood({ message, whitelist }));

    expect(reply).toMatchObject({
      status: 400,
      body: {
        issues: [
          { path: 'message.channel', code: 'unknownChannel' },
          { path: 'whitelist.roles.0', code: 'unknownRole' },
          { path: 'whitelist.channels.1', code: 'unknownChannel' },
        ],
      },
    });
  });

  test('Saves an automod rule even if another one refers to a deleted channel', async ({ api, guild, world }) => {
    const whitelist = { roles: [], channels: [NO_CHANNEL] };
    const words = { ...DEFAULT_AUTOMOD.words, whitelist };
    await storeSections(world, guild, { automod: { ...DEFAULT_AUTOMOD, words } });

    const reply = await saveFlood(api, guild, buildFlood());

    expect(reply).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await rulesOf(world, guild)).toMatchObject({ flood: { enabled: true }, words: { whitelist } });
  });

  test('Saves all automod rules at once, as a preset does', async ({ api, guild, world }) => {
    const strict = applyPreset(DEFAULT_AUTOMOD, 'strict');

    const reply = await saveAll(api, guild, strict);

    expect(reply).toMatchObject({ status: 200, body: { message: 'Settings saved', version: 1, value: strict } });
    expect(await rulesOf(world, guild)).toEqual(strict);
  });

  test('Rejects all automod rules together when one of them is invalid', async ({ api, guild, world }) => {
    const strict = applyPreset(DEFAULT_AUTOMOD, 'strict');

    const wrong = await saveAll(api, guild, {
      ...strict,
      flood: { ...strict.flood, options: { messages: 0, symbols: 1 } },
    });
    const unknown = await saveAll(api, guild, { ...strict, others: strict.flood });

    expect(wrong).toMatchObject({ status: 400, body: { issues: [{ path: 'flood.options.messages' }] } });
    expect(unknown).toMatchObject({ status: 400, body: { issues: [{ path: 'others', code: 'unknownField' }] } });
    expect(await rulesOf(world, guild)).toEqual(DEFAULT_AUTOMOD);
  });

  test('Only editors of the automod tab can save all rules', async ({ api, guild }) => {
    const reply = await saveAll(api, guild, DEFAULT_AUTOMOD, guild.member.token);

    expect(reply.status).toBe(403);
  });

  test('Answers "not found" for the unknown automod rule "others"', async ({ api, guild }) => {
    const reply = await api.send(`/private/guilds/${guild.id}/automod/others`, {
      method: 'POST',
      headers: { authorization: `Bearer ${guild.owner.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(buildFlood()),
    });

    expect(reply).toMatchObject({ status: 404, body: { code: 'notFound' } });
  });
});
