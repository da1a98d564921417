import { leaderboardEndpoints } from '@perigee/core/economy/leaderboard/endpoints';
import { leaderboardSection } from '@perigee/core/economy/leaderboard/section';
import { describe, expect } from 'vitest';
import type { ApiClient } from '../support/api-client.ts';
import { type GuildFixture, test } from '../support/fixtures.ts';
import { editBalance, fillBoard } from '../support/economy/leaderboard.ts';

const { publicBoard, card, export: exportBoard, visibility } = leaderboardEndpoints;

const openBoard = (api: ApiClient, { id, owner }: GuildFixture, isPublic = true) =>
  api.call(owner.token, leaderboardSection.save, { params: { guildId: id }, body: { public: isPublic } });

describe('Public leaderboard', () => {
  test('The public leaderboard is accessible only while it is switched on', async ({ api, guild, world }) => {
    const params = { guildId: guild.id };
    await fillBoard(world, guild, [3, 5]);

    const before = await api.call(null, publicBoard, { params });
    await openBoard(api, guild);
    const open = await api.call(null, publicBoard, { params, query: { sort: 'xp' } });
    await openBoard(api, guild, false);
    const after = await api.call(null, publicBoard, { params });
    const cardAfter = await api.call(null, card, { params });

    expect(before).toMatchObject({ status: 404, body: { message: 'This server has no public leaderboard' } });
    expect(open).toMatchObject({
      status: 200,
      body: { guildName: 'Test guild', memberCount: 2, sort: 'xp', leaders: [{ xp: 1 }, { xp: 0 }] },
    });
    expect([after.status, cardAfter.status]).toEqual([404, 404]);
  });

  test('The public leaderboard looks up each unknown member on Discord only once', async ({ api, guild, world }) => {
    const params = { guildId: guild.id };
    const strangers = await fillBoard(world, guild, [3, 5]);
    await openBoard(api, guild);
    const memberRequests = (userId: string) =>
      world.simulator.world.requests().filter(({ path }) => path.endsWith(`/guilds/${guild.id}/members/${userId}`));

    const replies = [];
    for (let time = 0; time < 3; time += 1) replies.push(await api.call(null, publicBoard, { params }));

    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(replies.at(-1)?.body).toMatchObject({ leaders: [{ departed: true }, { departed: true }] });
    expect(strangers.map((userId) => memberRequests(userId).length)).toEqual([1, 1]);
  });

  test('The public leaderboard omits opted-out members and fields for managers', async ({ api, guild }) => {
    const params = { guildId: guild.id };
    await editBalance(api, guild, guild.member.id, { balance: 3 });
    await openBoard(api, guild);
    await api.call(guild.member.token, visibility, { params, body: { hidden: true } });

    const reply = await api.call(null, publicBoard, { params });

    expect(reply.body).toMatchObject({ leaders: [], memberCount: 0 });
    expect(reply.body).not.toHaveProperty('hiddenMembers');
    expect(reply.body).not.toHaveProperty('access');
  });

  test('Serves a top-ten card to embed by theme and language, and rejects an unknown theme', async ({ api, guild }) => {
    const params = { guildId: guild.id };
    await editBalance(api, guild, guild.member.id, { balance: 1234 });
    await openBoard(api, guild);

    const reply = await api.call(null, card, { params, query: { theme: 'light', locale: 'ru' } });
    const wrong = await api.call(null, card, { params, query: { theme: 'pink' } });

    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(reply.headers.get('cache-control')).toBe('public, max-age=60');
    expect(reply.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(reply.body).toMatch(/^<svg .*1\s234/s);
    expect(wrong.status).toBe(400);
  });
});

describe('Leaderboard export', () => {
  test('Exports the leaderboard as CSV, with formulas in names neutralized', async ({ api, guild, world }) => {
    const [first, second] = await fillBoard(world, guild, [7, 9]);
    const name = { globalName: null, avatar: null };
    await world.services.memberNames.remember(guild.id, [
      { userId: first ?? '', username: '=1+1,"x"', ...name },
      { userId: second ?? '', username: 'Ёж', ...name },
    ]);

    const reply = await api.call(guild.manager.token, exportBoard, {
      params: { guildId: guild.id },
      query: { format: 'csv' },
    });

    expect(reply.headers.get('content-disposition')).toBe(
      `attachment; filename="leaderboard-${guild.id}-balance-all.csv"`,
    );
    expect(reply.body).toBe(
      `rank,id,username,name,balance,xp\r\n1,${second},"Ёж","",9,1\r\n2,${first},"'=1+1,""x""","",7,0\r\n`,
    );
  });

  test('Exports the leaderboard as JSON, limited to active members for a single week', async ({
    api,
    guild,
    world,
  }) => {
    const params = { guildId: guild.id };
    const file = (query: Record<string, string>) => api.call(guild.manager.token, exportBoard, { params, query });

    const empty = await file({ format: 'json' });
    const ids = await fillBoard(
      world,
      guild,
      Array.from({ length: 1_005 }, (_, index) => index),
    );
    const full = await file({ format: 'json', period: 'week', sort: 'xp' });
    const always = await file({ format: 'json', sort: 'xp' });

    expect(empty.body).toEqual([]);
    // The first member has 0: they are on the all-time board, but gained no XP this week.
    expect(always.body).toHaveLength(1_005);
    expect(full.body).toHaveLength(1_004);
    expect(full.body).toMatchObject({ 0: { rank: 1, id: ids.at(-1), balance: 1004, xp: 1004 }, 1003: { rank: 1004 } });
  });

  test('Only economy editors can export the leaderboard, and only in supported formats', async ({ api, guild }) => {
    const params = { guildId: guild.id };

    const member = await api.call(guild.member.token, exportBoard, { params, query: { format: 'csv' } });
    const wrong = await api.call(guild.manager.token, exportBoard, { params, query: { format: 'xlsx' } });

    expect(member.status).toBe(403);
    expect(wrong.status).toBe(400);
  });
});
