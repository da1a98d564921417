import { EXEMPTION_MAX } from '@perigee/core/moderation/automod/exemptions';
import { exemptionEndpoints } from '@perigee/core/moderation/automod/exemption-endpoints';
import { describe, expect } from 'vitest';
import type { ApiClient } from '../support/api-client.ts';
import { type GuildFixture, test } from '../support/fixtures.ts';
import { spareMany } from '../support/moderation/automod-records.ts';

const list = (api: ApiClient, { id, manager }: GuildFixture, token = manager.token) =>
  api.call(token, exemptionEndpoints.list, { params: { guildId: id } });

function exempt(api: ApiClient, { id, member, manager }: GuildFixture, body: object, token = manager.token) {
  return api.call(token, exemptionEndpoints.add, { params: { guildId: id, userId: member.id }, body });
}

const end = (api: ApiClient, { id, member, manager }: GuildFixture, rule: string | null) =>
  api.call(manager.token, exemptionEndpoints.remove, { params: { guildId: id, userId: member.id }, body: { rule } });

describe('Exempt members', () => {
  test('Exempt members are listed with their moderator and expiry, and can be removed', async ({ guild, api }) => {
    await exempt(api, guild, { rule: null, lasts: 'forever' });
    await exempt(api, guild, { rule: 'caps', lasts: 'hour' });

    const { body } = await list(api, guild);
    const removed = [await end(api, guild, null), await end(api, guild, null)];
    const { body: left } = await list(api, guild);

    const person = { id: guild.member.id, username: 'member' };
    expect(body).toMatchObject([
      { member: person, rule: 'caps', until: expect.any(String), by: { id: guild.manager.id } },
      { member: person, rule: null, until: null, by: { id: guild.manager.id } },
    ]);
    expect(removed.map(({ status }) => status)).toEqual([200, 404]);
    expect(left).toMatchObject([{ rule: 'caps' }]);
  });

  test('A second exemption from the same rule replaces the first', async ({ guild, api }) => {
    await exempt(api, guild, { rule: 'caps', lasts: 'hour' });
    await exempt(api, guild, { rule: 'caps', lasts: 'forever' }, guild.owner.token);

    const { body } = await list(api, guild);

    expect(body).toMatchObject([{ rule: 'caps', until: null, by: { id: guild.owner.id } }]);
  });

  test('Rejects an exemption for a non-member, from an unknown rule or for an unknown duration', async ({
    guild,
    api,
    stranger,
  }) => {
    const away = { ...guild, member: stranger };

    const replies = [
      await exempt(api, away, { rule: null, lasts: 'day' }),
      await exempt(api, guild, { rule: 'others', lasts: 'day' }),
      await exempt(api, guild, { rule: null, lasts: 'year' }),
      await exempt(api, guild, { rule: null }),
    ];

    expect(replies.map(({ status }) => status)).toEqual([404, 400, 400, 400]);
  });

  test('Limits the number of exemptions, while an existing one can still be changed', async ({ world, guild, api }) => {
    await spareMany(world, guild, EXEMPTION_MAX - 1);

    const last = await exempt(api, guild, { rule: null, lasts: 'day' });
    const oneMore = await exempt(api, guild, { rule: 'caps', lasts: 'day' });
    const changed = await exempt(api, guild, { rule: null, lasts: 'week' });

    expect([last.status, oneMore.status, changed.status]).toEqual([200, 409, 200]);
  });

  test('Only editors of the automod tab can see and add exemptions', async ({ guild, api }) => {
    const listed = await list(api, guild, guild.member.token);
    const exemptions = await exempt(api, guild, { rule: null, lasts: 'forever' }, guild.member.token);
    const signedOut = await list(api, guild, 'nobody');

    expect([listed.status, exemptions.status, signedOut.status]).toEqual([403, 403, 401]);
  });
});
