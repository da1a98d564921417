import { generalSection } from '@perigee/core/community/general/section';
import { guildsEndpoints } from '@perigee/core/community/guilds/endpoints';
import { describe, expect } from 'vitest';
import { buildGeneral, test } from '../support/fixtures.ts';

const { save } = generalSection;

describe('Versioned saves', () => {
  test('A save based on the current version succeeds, and returns the new version and value', async ({
    api,
    guild,
  }) => {
    const params = { guildId: guild.id };
    const first = { params, body: buildGeneral({ prefix: '1' }), headers: { 'if-match': '"0"' } };
    const second = { params, body: buildGeneral({ prefix: '2' }), headers: { 'if-match': '"1"' } };

    const replies = [await api.call(guild.owner.token, save, first), await api.call(guild.owner.token, save, second)];
    const info = await api.call(guild.owner.token, guildsEndpoints.info, { params });

    expect(replies.map(({ body }) => body)).toEqual([
      { message: 'Settings saved', version: 1, value: first.body },
      { message: 'Settings saved', version: 2, value: second.body },
    ]);
    expect(info.body).toMatchObject({ settings: { prefix: '2', versions: { general: 2 } } });
  });

  test('A save based on an outdated version returns the current value, and changes nothing', async ({ api, guild }) => {
    const params = { guildId: guild.id };
    const theirs = buildGeneral({ prefix: 'theirs' });
    await api.call(guild.manager.token, save, { params, body: theirs, headers: { 'if-match': '"0"' } });

    const mine = { params, body: buildGeneral({ prefix: 'mine' }), headers: { 'if-match': '"0"' } };
    const reply = await api.call(guild.owner.token, save, mine);
    const info = await api.call(guild.owner.token, guildsEndpoints.info, { params });

    expect(reply).toMatchObject({
      status: 409,
      body: {
        code: 'conflict',
        conflict: {
          section: 'general',
          version: 1,
          value: theirs,
          savedBy: { id: guild.manager.id, username: expect.stringContaining('manager') },
          savedAt: expect.any(String),
        },
      },
    });
    expect(info.body).toMatchObject({ settings: { prefix: 'theirs' } });
  });

  test('A save based on an outdated version succeeds if it equals the current value', async ({ api, guild }) => {
    const options = { params: { guildId: guild.id }, body: buildGeneral(), headers: { 'if-match': '"0"' } };

    await api.call(guild.manager.token, save, options);
    const reply = await api.call(guild.owner.token, save, options);

    expect(reply.status).toBe(200);
  });

  test('Accepts only one of several simultaneous saves based on the same version', async ({ api, guild }) => {
    const options = (prefix: string) => ({
      params: { guildId: guild.id },
      body: buildGeneral({ prefix }),
      headers: { 'if-match': '"0"' },
    });

    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, index) => api.call(guild.owner.token, save, options(`p${index}`))),
    );

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(7);
  });

  test.for(['3', '"x"', '*', '"-1"', ''])(
    'Rejects a save based on the malformed version %s',
    async (version, { api, guild }) => {
      const reply = await api.call(guild.owner.token, save, {
        params: { guildId: guild.id },
        body: buildGeneral(),
        headers: { 'if-match': version },
      });

      expect(reply).toMatchObject({ status: 400, body: { code: 'malformed' } });
    },
  );
});
