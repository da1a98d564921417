import { generalSection } from '@perigee/core/community/general/section';
import { PREFIX_MAX } from '@perigee/core/community/general/schema';
import { guildsEndpoints } from '@perigee/core/community/guilds/endpoints';
import { BODY_MAX_BYTES } from '@perigee/core/base/http/errors';
import { describe, expect } from 'vitest';
import { buildGeneral, createGuild, test } from '../support/fixtures.ts';
import { savedVersions } from '../support/data/history.ts';

const { save } = generalSection;

describe('General settings', () => {
  test('Saves the prefix and the languages of a server', async ({ api, guild }) => {
    const params = { guildId: guild.id };

    const reply = await api.call(guild.manager.token, save, { params, body: buildGeneral({ prefix: '>>' }) });
    const info = await api.call(guild.manager.token, guildsEndpoints.info, { params });

    expect(reply).toMatchObject({ status: 200, body: { message: 'Settings saved' } });
    expect(info.body).toMatchObject({
      settings: { prefix: '>>', language: { commands: 'en', interface: 'ru' } },
    });
  });

  test('Refuses general settings for a server without the bot', async ({ api, world }) => {
    const { id, owner } = createGuild(world, { botIn: false });

    const reply = await api.call(owner.token, save, { params: { guildId: id }, body: buildGeneral() });

    expect(reply).toMatchObject({ status: 404, body: { message: 'The bot is not in this server' } });
  });

  test('Records every save of general settings with its author', async ({ api, guild, world }) => {
    const params = { guildId: guild.id };

    await api.call(guild.owner.token, save, { params, body: buildGeneral({ prefix: '1' }) });
    await api.call(guild.manager.token, save, { params, body: buildGeneral({ prefix: '2' }) });

    expect(await savedVersions(world, guild, 'general')).toEqual([
      { version: 1, savedBy: guild.owner.id, value: buildGeneral({ prefix: '1' }) },
      { version: 2, savedBy: guild.manager.id, value: buildGeneral({ prefix: '2' }) },
    ]);
  });

  test('Concurrent saves of general settings get consecutive versions, and the last one remains', async ({
    api,
    guild,
    world,
  }) => {
    const params = { guildId: guild.id };
    const saves = Array.from({ length: 12 }, (_, index) => buildGeneral({ prefix: `p${index}` }));

    const replies = await Promise.all(
      saves.map((body, index) => api.call(index % 2 ? guild.owner.token : guild.manager.token, save, { params, body })),
    );
    const info = await api.call(guild.owner.token, guildsEndpoints.info, { params });

    const rows = await savedVersions(world, guild, 'general');
    expect(replies.map(({ status }) => status)).toEqual(saves.map(() => 200));
    expect(rows.map(({ version }) => version)).toEqual(saves.map((_, index) => index + 1));
    expect(info.body).toMatchObject({ settings: rows.at(-1)?.value });
  });

  test.for(['x', 'x'.repeat(PREFIX_MAX), '🚀', 'пг-'])('Accepts the prefix "%s"', async (prefix, { api, guild }) => {
    const body = buildGeneral({ prefix });

    const reply = await api.call(guild.owner.token, save, { params: { guildId: guild.id }, body });

    expect(reply.status).toBe(200);
  });

  test.for([
    { prefix: 'x'.repeat(PREFIX_MAX + 1), code: 'prefixTooLong' },
    { prefix: '', code: 'prefixRequired' },
    { prefix: 'a`', code: 'prefixCharacters' },
    { prefix: 'a|', code: 'prefixCharacters' },
    { prefix: 'a b', code: 'prefixCharacters' },
    { prefix: '🚀'.repeat(11), code: 'prefixTooLong' },
    { prefix: 7, code: 'invalidType' },
    { prefix: null, code: 'invalidType' },
  ])('Rejects the prefix "$prefix": $code', async ({ prefix, code }, { api, guild }) => {
    const body = { ...buildGeneral(), prefix };

    const reply = await api.call(guild.owner.token, save, { params: { guildId: guild.id }, body });

    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid', issues: [{ path: 'prefix', code }] } });
  });

  test.for([
    { what: 'an unknown field', body: { ...buildGeneral(), boost: true }, path: 'boost' },
    { what: 'no languages', body: { prefix: '!' }, path: 'language' },
    {
      what: 'an unsupported language',
      body: { prefix: '!', language: { commands: 'de', interface: 'en' } },
      path: 'language.commands',
    },
    { what: 'a list as the body', body: [], path: '' },
    { what: 'a string as the body', body: 'prefix', path: '' },
  ])('Rejects general settings with $what, and changes nothing', async ({ body, path }, { api, guild, world }) => {
    const reply = await api.call(guild.owner.token, save, { params: { guildId: guild.id }, body });

    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid', issues: [{ path }] } });
    expect(await savedVersions(world, guild, 'general')).toEqual([]);
  });

  test.for([
    { what: 'not JSON', type: 'application/json', body: '{"prefix": ', status: 400, code: 'malformed' },
    {
      what: 'text with a null character',
      type: 'application/json',
      body: '{"prefix":"\\u0000"}',
      status: 400,
      code: 'malformed',
    },
    { what: 'empty', type: 'application/json', body: '', status: 400, code: 'malformed' },
    {
      what: 'a form',
      type: 'application/x-www-form-urlencoded',
      body: 'prefix=!',
      status: 415,
      code: 'unsupportedType',
    },
    { what: 'plain text', type: 'text/plain', body: '{}', status: 415, code: 'unsupportedType' },
    {
      what: 'too large',
      type: 'application/json',
      body: JSON.stringify('x'.repeat(BODY_MAX_BYTES)),
      status: 413,
      code: 'tooLarge',
    },
  ])('Answers $status to a save with a body that is $what', async ({ type, body, status, code }, { api, guild }) => {
    const headers = { authorization: `Bearer ${guild.owner.token}`, 'content-type': type };

    const reply = await api.send(`/private/guilds/${guild.id}/general`, { method: 'POST', headers, body });

    expect(reply).toMatchObject({ status, body: { code } });
  });
});
