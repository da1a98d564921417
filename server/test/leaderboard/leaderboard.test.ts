import { balancesEndpoints } from '@perigee/core/economy/balances/endpoints';
import { leaderboardEndpoints } from '@perigee/core/economy/leaderboard/endpoints';
import { statementsEndpoints } from '@perigee/core/economy/statements/endpoints';
import { describe, expect } from 'vitest';
import type { Reply } from '../support/api-client.ts';
import { createGuild, test } from '../support/fixtures.ts';
import { editBalance, fillBoard, leadersOf, readBoard } from '../support/economy/leaderboard.ts';
import { passTime, WEEK_MS } from '../support/pass-time.ts';

const { member, search, visibility } = leaderboardEndpoints;
const { member: statement } = statementsEndpoints;
const { update, remove } = balancesEndpoints;

describe('Server leaderboard', () => {
  test('The leaderboard is empty until a member has earned something', async ({ api, guild }) => {
    const reply = await readBoard(api, guild.member.token, guild);

    expect(reply).toMatchObject({
      status: 200,
      body: { guildName: 'Test guild', pageCount: 0, memberCount: 0, leaders: [], me: null, access: false },
    });
  });

  test('Ranks members by balance or XP, breaks ties by ID, and shows ten per page', async ({ api, guild, world }) => {
    const ids = await fillBoard(world, guild, [5, 9, 9, 1, 7, 3, 2, 8, 4, 6, 0, -5]);

    const first = await readBoard(api, guild.member.token, guild);
    const second = await readBoard(api, guild.member.token, guild, { page: '2' });
    const byXp = await readBoard(api, guild.member.token, guild, { sort: 'xp' });

    expect(first.body).toMatchObject({ pageCount: 2, memberCount: 12, page: 1, sort: 'balance', period: 'all' });
    expect(leadersOf(first).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(idsOf(first).slice(0, 3)).toEqual([ids[1], ids[2], ids[7]]);
    expect(idsOf(second)).toEqual([ids[10], ids[11]]);
    expect(second.body).toMatchObject({ leaders: [{ number: 11 }, { number: 12, balance: -5, xp: 11 }] });
    expect(idsOf(byXp).slice(0, 2)).toEqual([ids[11], ids[10]]);
  });

  test('The leaderboard shows the rank, page and name of the caller', async ({ api, guild, world }) => {
    await fillBoard(world, guild, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    await editBalance(api, guild, guild.member.id, { balance: 0 });

    const reply = await readBoard(api, guild.member.token, guild, { page: '2' });

    expect(reply.body).toMatchObject({
      me: { number: 11, page: 2 },
      leaders: [
        { number: 11, departed: false, user: { id: guild.member.id, username: expect.stringMatching(/member/) } },
      ],
    });
  });

  test('The leaderboard returns an empty page after the last one', async ({ api, guild, world }) => {
    await fillBoard(world, guild, [1]);

    const reply = await readBoard(api, guild.member.token, guild, { page: '7' });

    expect(reply).toMatchObject({ status: 200, body: { pageCount: 1, memberCount: 1, page: 7, leaders: [] } });
  });

  test.for([
    { page: '0' },
    { page: 'two' },
    { page: '-1' },
    { page: '1.5' },
    { sort: 'name' },
    { period: 'year' },
    { unknown: '1' },
  ])('The leaderboard rejects the query %o', async (query, { api, guild }) => {
    const reply = await readBoard(api, guild.member.token, guild, query);

    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid' } });
  });

  test('The leaderboard is hidden from non-members, and for servers without the bot', async ({ api, guild, world }) => {
    const other = createGuild(world, { botIn: false });

    const replies = [await readBoard(api, other.owner.token, guild), await readBoard(api, other.owner.token, other)];

    expect(replies).toMatchObject([
      { status: 404, body: { message: 'No such server' } },
      { status: 404, body: { code: 'notFound' } },
    ]);
  });

  test('Finds ranked members by the beginning of their name', async ({ api, guild }) => {
    await editBalance(api, guild, guild.member.id, { balance: 3 });
    await editBalance(api, guild, guild.manager.id, { balance: 4 });
    const all = async () => idsOf(await readBoard(api, guild.member.token, guild));
    await expect.poll(all).toEqual([guild.manager.id, guild.member.id]);

    const find = (text: string) =>
      api.call(guild.member.token, search, { params: { guildId: guild.id }, query: { text } });

    expect(await find('MEM')).toMatchObject({ status: 200, body: [{ number: 2, user: { id: guild.member.id } }] });
    expect(await find('%')).toMatchObject({ status: 200, body: [] });
    expect(await find('')).toMatchObject({ status: 400, body: { issues: [{ path: 'text' }] } });
    expect(await find('x'.repeat(33))).toMatchObject({ status: 400 });
    expect(await find('\0')).toMatchObject({ status: 400, body: { code: 'malformed' } });
  });

  test('Hides members who opted out from all but themselves and balance editors', async ({ api, guild, world }) => {
    await editBalance(api, guild, guild.member.id, { balance: 3 });
    await editBalance(api, guild, guild.manager.id, { balance: 1 });
    const choose = (hidden: boolean) =>
      api.call(guild.member.token, visibility, { params: { guildId: guild.id }, body: { hidden } });

    await choose(true);
    const params = { guildId: guild.id, userId: guild.member.id };
    const stranger = world.simulator.world.createPerson({ username: 'curious' });
    world.simulator.world.addMember(guild.id, stranger);
    const { accessToken } = world.simulator.world.issueToken(stranger, ['identify', 'guilds']);
    const profiles = await Promise.all(
      [accessToken, guild.member.token, guild.manager.token].map((token) => api.call(token, member, { params })),
    );
    const [forMember, forManager] = [
      await readBoard(api, guild.member.token, guild),
      await readBoard(api, guild.manager.token, guild),
    ];
    await editBalance(api, guild, guild.member.id, { balance: 9 });
    const stillHidden = await readBoard(api, guild.member.token, guild);
    await choose(false);
    const back = await readBoard(api, guild.member.token, guild);

    expect(profiles.map(({ status }) => status)).toEqual([404, 200, 200]);
    expect(profiles[1]?.body).toMatchObject({ isMe: true, leader: { hidden: true, number: null, balance: 3 } });
    expect(forMember.body).toMatchObject({ memberCount: 1, isHidden: true, me: null, hiddenMembers: [] });
    expect(forManager.body).toMatchObject({ hiddenMembers: [{ user: { id: guild.member.id }, balance: 3 }] });
    expect(idsOf(stillHidden)).toEqual([guild.manager.id]);
    expect(back.body).toMatchObject({ isHidden: false, me: { number: 1 }, leaders: [{ balance: 9 }, {}] });
  });
});

describe('Balance edits', () => {
  test('A balance edit records its author and reason, and updates the rank', async ({ api, guild }) => {
    const params = { guildId: guild.id, userId: guild.member.id };
    await editBalance(api, guild, guild.member.id, { balance: 10, reason: 'A prize' });
    const reply = await editBalance(api, guild, guild.member.id, { balance: -4 });

    const profile = await api.call(guild.member.token, member, { params });
    const entries = await api.call(guild.manager.token, statement, { params, query: {} });

    expect(reply).toMatchObject({ status: 200, body: { message: 'Balance saved' } });
    expect(profile.body).toMatchObject({
      guildName: 'Test guild',
      leader: { user: { id: guild.member.id }, number: 1, balance: -4, xp: 0 },
      access: false,
      isMe: true,
      history: [{ balance: -4, xp: 0 }],
    });
    expect(entries.body).toMatchObject({
      movements: [
        { kind: 'edit', balance: -14, balanceAfter: -4, reason: null, by: { id: guild.owner.id } },
        { kind: 'edit', balance: 10, balanceAfter: 10, reason: 'A prize', by: { id: guild.owner.id } },
      ],
      next: null,
    });
  });

  test('A balance edit resets XP only on request', async ({ api, guild, world }) => {
    await world.services.ledger.change({ guildId: guild.id, userId: guild.member.id, kind: 'demo', xp: 70 });
    const holdings = () => world.services.ledger.holdings(guild.id, guild.member.id);

    await editBalance(api, guild, guild.member.id, { balance: 1 });
    const kept = await holdings();
    await editBalance(api, guild, guild.member.id, { balance: 1, resetXP: true });

    expect(kept).toEqual({ balance: 1, xp: 70 });
    expect(await holdings()).toEqual({ balance: 1, xp: 0 });
  });

  test.for([Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, 0])(
    'A balance can be set to %d',
    async (balance, { api, guild }) => {
      const reply = await editBalance(api, guild, guild.member.id, { balance });
      const list = await readBoard(api, guild.member.token, guild);

      expect(reply.status).toBe(200);
      expect(list.body).toMatchObject({ leaders: [{ balance }] });
    },
  );

  test.for([1.5, '7', null, Number.MAX_SAFE_INTEGER + 1, undefined])(
    'A balance cannot be set to %s',
    async (balance, { api, guild }) => {
      const reply = await editBalance(api, guild, guild.member.id, { balance });

      expect(reply).toMatchObject({ status: 400, body: { issues: [{ path: 'balance', code: 'invalidBalance' }] } });
    },
  );

  test.for([{ resetXP: 'yes' }, { reason: 'r'.repeat(513) }, { bonus: 1 }])(
    'Rejects a balance edit with %o',
    async (wrong, { api, guild }) => {
      const reply = await editBalance(api, guild, guild.member.id, { balance: 1, ...wrong });

      expect(reply).toMatchObject({ status: 400, body: { code: 'invalid' } });
    },
  );

  test('Only economy editors can edit balances', async ({ api, guild }) => {
    const params = { guildId: guild.id, userId: guild.member.id };
    const body = { balance: 1, resetXP: false };

    const replies = [
      await api.call(guild.member.token, update, { params, body }),
      await api.call(guild.member.token, remove, { params }),
      await api.call(guild.member.token, statement, { params, query: {} }),
      await api.call(guild.manager.token, update, { params, body }),
    ];

    expect(replies.map(({ status }) => status)).toEqual([403, 403, 403, 200]);
  });

  test('Rejects balance edits for a user who was never a member', async ({ api, guild }) => {
    const params = { guildId: guild.id, userId: '1999999999999999999' };

    const replies = [
      await editBalance(api, guild, params.userId, { balance: 1 }),
      await api.call(guild.owner.token, remove, { params }),
      await api.call(guild.owner.token, member, { params }),
    ];

    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});

test('Shows how many ranks a member rose or fell since the start of the week', async ({ api, guild, world }) => {
  const [first = '', second = '', third = ''] = await fillBoard(world, guild, [10, 5, 1]);
  await passTime(world, guild, WEEK_MS);
  const changes = () =>
    Promise.all(
      [first, second, third, guild.member.id].map(async (userId) => {
        const { body } = await api.call(guild.member.token, member, { params: { guildId: guild.id, userId } });
        return member.schema.response[200].parse(body).leader.change;
      }),
    );

  const still = await changes();
  await editBalance(api, guild, third, { balance: 20 });
  await editBalance(api, guild, guild.member.id, { balance: 2 });

  expect(still).toEqual([0, 0, 0, null]);
  expect(await changes()).toEqual([-1, -1, 2, null]);
});

describe('Members removed from the leaderboard', () => {
  test('A removed member has no balance, and returns with later gains', async ({ api, guild }) => {
    const params = { guildId: guild.id, userId: guild.member.id };
    await editBalance(api, guild, guild.member.id, { balance: 50 });

    const reply = await api.call(guild.manager.token, remove, { params });
    const closed = await readBoard(api, guild.member.token, guild);
    const again = await api.call(guild.manager.token, remove, { params });
    const profile = await api.call(guild.member.token, member, { params });
    await editBalance(api, guild, guild.member.id, { balance: 2 });
    const back = await readBoard(api, guild.member.token, guild);

    expect(reply).toMatchObject({ status: 200, body: { message: 'Balance deleted' } });
    expect(closed.body).toMatchObject({ memberCount: 0, leaders: [], me: null });
    expect(again.status).toBe(404);
    expect(profile.body).toMatchObject({ leader: { number: null, balance: 0, xp: 0 } });
    expect(back.body).toMatchObject({ leaders: [{ number: 1, balance: 2 }] });
  });

  test('A member who left the server keeps their rank and name', async ({ api, guild, world }) => {
    await editBalance(api, guild, guild.member.id, { balance: 50 });
    world.simulator.world.removeMember(guild.id, guild.member.id);

    await expect
      .poll(async () => (await readBoard(api, guild.manager.token, guild)).body)
      .toMatchObject({ leaders: [{ departed: true, user: { username: expect.stringMatching(/member/) } }] });
  });
});

function idsOf(reply: Reply): string[] {
  return leadersOf(reply).map(({ user }) => user.id);
}
