import { DEFAULT_EDITORS } from '@perigee/core/community/editors/schema';
import { editorsSection } from '@perigee/core/community/editors/section';
import { guildsEndpoints } from '@perigee/core/community/guilds/endpoints';
import { historyEndpoints } from '@perigee/core/setup/history/endpoints';
import { leaderboardSection } from '@perigee/core/economy/leaderboard/section';
import { describe, expect } from 'vitest';
import { test } from '../support/fixtures.ts';
import { refusal } from '../support/bot/refusals.ts';

const { save } = leaderboardSection;

describe('Leaderboard visibility', () => {
  test('The leaderboard stays private until an editor makes it public', async ({ api, guild }) => {
    const params = { guildId: guild.id };
    const before = await api.call(guild.owner.token, guildsEndpoints.info, { params });

    const reply = await api.call(guild.manager.token, save, { params, body: { public: true } });
    const after = await api.call(guild.owner.token, guildsEndpoints.info, { params });

    expect(before.body).toMatchObject({ settings: { leaderboard: { public: false } } });
    expect(reply).toMatchObject({ status: 200, body: { message: 'Settings saved', version: 1 } });
    expect(after.body).toMatchObject({ settings: { leaderboard: { public: true }, versions: { leaderboard: 1 } } });
  });

  test('The history shows changes of leaderboard visibility and can restore them', async ({ api, guild }) => {
    const params = { guildId: guild.id };
    await api.call(guild.owner.token, save, { params, body: { public: true } });
    // Saved by another person, since one person's saves within a minute share an entry.
    await api.call(guild.manager.token, save, { params, body: { public: false } });

    const history = await api.call(guild.manager.token, historyEndpoints.list, { params });
    const restored = await api.call(guild.manager.token, historyEndpoints.restore, {
      params: { ...params, section: 'leaderboard', version: '1' },
    });
    const info = await api.call(guild.owner.token, guildsEndpoints.info, { params });

    expect(history.body).toMatchObject({
      entries: [{ changes: [{ path: ['public'], before: true, after: false }] }, { section: 'leaderboard' }],
    });
    expect(restored.status).toBe(200);
    expect(info.body).toMatchObject({ settings: { leaderboard: { public: true } } });
  });

  test('Economy editors can change the visibility of the leaderboard', async ({ api, guild, world }) => {
    const params = { guildId: guild.id };
    const roleId = world.simulator.world.createRole(guild.id, { name: 'Treasurer' });
    world.simulator.world.grantRole(guild.id, guild.member.id, roleId);
    const before = await api.call(guild.member.token, save, { params, body: { public: true } });
    const editors = { ...DEFAULT_EDITORS, economy: [roleId] };
    await api.call(guild.owner.token, editorsSection.save, { params, body: editors });

    const after = await api.call(guild.member.token, save, { params, body: { public: true } });

    expect([before.status, after.status]).toEqual([403, 200]);
  });

  test('Rejects a leaderboard visibility other than true or false', async ({ api, guild }) => {
    const bodies: unknown[] = [{}, { public: 'yes' }, { public: true, boost: true }];

    const replies = [];
    for (const body of bodies) {
      replies.push(await api.call(guild.owner.token, save, { params: { guildId: guild.id }, body }));
    }

    expect(replies.map(refusal)).toEqual([
      '400 public invalidType',
      '400 public invalidType',
      '400 boost unknownField',
    ]);
  });
});
