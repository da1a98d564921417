import { statementsEndpoints } from '@perigee/core/economy/statements/endpoints';
import { describe, expect } from 'vitest';
import type { Reply } from '../support/api-client.ts';
import { someoneIn } from '../support/books.ts';
import { test } from '../support/fixtures.ts';
import { editBalance } from '../support/economy/leaderboard.ts';
import { seedMovements, movementsOf, readOwn } from '../support/economy/statements.ts';
import { DAY_MS, passTime } from '../support/pass-time.ts';

const { own, ownExport, ownPeers, member, memberExport } = statementsEndpoints;

describe('Statements', () => {
  test('A statement shows each movement with its subject, peer and resulting balance', async ({
    api,
    guild,
    world,
  }) => {
    await seedMovements(world, guild);

    const reply = await readOwn(api, guild);

    expect(reply.body).toMatchObject({
      guildName: 'Test guild',
      moneySymbol: '💰',
      user: { id: guild.member.id, username: 'member' },
      balance: 64,
      xp: 5,
      movements: [
        { kind: 'buy', subject: '=HYPERLINK("x"), "cheap"', peer: null, balance: -3, balanceAfter: 64 },
        { kind: 'pay', peer: { id: someoneIn(guild, 1) }, balance: 7, balanceAfter: 67, commission: 0 },
        { kind: 'pay', peer: { username: 'manager' }, balance: -40, balanceAfter: 60, commission: 2 },
        { kind: 'work', balance: 100, xp: 5, balanceAfter: 100, xpAfter: 5, reversal: null, isReversible: false },
      ],
      next: null,
    });
  });

  test('A statement can be filtered by kind, direction, peer and days', async ({ api, guild, world }) => {
    await seedMovements(world, guild, () => passTime(world, guild, 3 * DAY_MS));
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const amounts = async (query: Record<string, string>) =>
      movementsOf(await readOwn(api, guild, query)).map(({ balance }) => balance);

    expect(await amounts({ kind: 'pay' })).toEqual([7, -40]);
    expect(await amounts({ direction: 'out' })).toEqual([-3, -40]);
    expect(await amounts({ kind: 'pay', direction: 'in' })).toEqual([7]);
    expect(await amounts({ peer: guild.manager.id })).toEqual([-40]);
    expect(await amounts({ peer: guild.manager.id, direction: 'in' })).toEqual([]);
    expect(await amounts({ to: day(-2) })).toEqual([100]);
    expect(await amounts({ from: day(-3), to: day(-3), kind: 'work' })).toEqual([100]);
    expect(await amounts({ from: day(-2) })).toEqual([-3, 7, -40]);
    expect(await amounts({ from: day(1) })).toEqual([]);
    expect(await amounts({ to: day(-9) })).toEqual([]);
    expect(await api.call(guild.member.token, ownPeers, { params: { guildId: guild.id } })).toMatchObject({
      body: expect.arrayContaining([
        expect.objectContaining({ id: someoneIn(guild, 1) }),
        expect.objectContaining({ id: guild.manager.id }),
      ]),
    });
  });

  test.for([
    { kind: 'theft' },
    { direction: 'up' },
    { peer: 'bob' },
    { from: '2026-02-30' },
    { before: 'x' },
    { page: '2' },
  ])('Rejects the statement filter %o', async (query, { api, guild }) => {
    expect(await readOwn(api, guild, query)).toMatchObject({ status: 400, body: { code: 'invalid' } });
  });

  test('A statement shows each movement once across pages, with and without a filter', async ({
    api,
    guild,
    world,
  }) => {
    for (let number = 1; number <= 45; number += 1) {
      const kind = number % 2 === 0 ? 'work' : 'demo';
      await world.services.ledger.change({ guildId: guild.id, userId: guild.member.id, kind, balance: number });
    }

    const readAll = async (query: Record<string, string>) => {
      const pages: number[][] = [];
      for (let before: string | null = ''; before !== null; ) {
        const reply: Reply = await readOwn(api, guild, { ...query, ...(before !== '' && { before }) });
        const page = own.schema.response[200].parse(reply.body);
        pages.push(page.movements.map(({ balance }) => balance));
        before = page.next;
      }
      return pages;
    };
    const all = await readAll({});
    const works = await readAll({ kind: 'work' });

    expect(all.map((page) => page.length)).toEqual([20, 20, 5]);
    expect(all.flat()).toEqual(Array.from({ length: 45 }, (_, index) => 45 - index));
    expect(works.map((page) => page.length)).toEqual([20, 2]);
    expect(works.flat()).toEqual(Array.from({ length: 22 }, (_, index) => 44 - 2 * index));
  });

  test('Members see their own statement even after leaving, and managers see those of others', async ({
    api,
    guild,
    stranger,
    world,
  }) => {
    await seedMovements(world, guild);
    const params = { guildId: guild.id, userId: guild.member.id };
    world.simulator.world.removeMember(guild.id, guild.member.id);
    await api.call(guild.member.token, own, {
      params: { guildId: guild.id },
      headers: { 'cache-control': 'no-cache' },
    });

    const left = await readOwn(api, guild);
    const replies = [
      await api.call(stranger.token, own, { params: { guildId: guild.id } }),
      await api.call(guild.owner.token, own, { params: { guildId: guild.id } }),
      await api.call(guild.manager.token, member, { params }),
    ];

    expect(movementsOf(left)).toHaveLength(4);
    expect(replies.map(({ status }) => status)).toEqual([404, 200, 200]);
    expect(replies[1]?.body).toMatchObject({ movements: [], balance: 0 });
    expect(replies[2]?.body).toMatchObject({ movements: [{ isReversible: true }, {}, {}, {}] });
  });

  test('A member’s own statement omits notes written for managers', async ({ api, guild }) => {
    await editBalance(api, guild, guild.member.id, { balance: 10, reason: 'Between us' });
    const params = { guildId: guild.id, userId: guild.member.id };

    const forMember = await readOwn(api, guild);
    const forManager = await api.call(guild.manager.token, member, { params });

    expect(forMember.body).toMatchObject({ movements: [{ kind: 'edit', reason: null, by: null }] });
    expect(forManager.body).toMatchObject({
      movements: [{ kind: 'edit', reason: 'Between us', by: { id: guild.owner.id } }],
    });
  });

  test('Exports a statement as a file that is safe for spreadsheets, in both languages', async ({
    api,
    guild,
    world,
  }) => {
    await seedMovements(world, guild);
    const params = { guildId: guild.id };
    // Caches the names, as the page does.
    await api.call(guild.member.token, ownPeers, { params });

    const file = await api.call(guild.member.token, ownExport, { params, query: { direction: 'out' } });
    const russian = await api.call(guild.manager.token, memberExport, {
      params: { ...params, userId: guild.member.id },
      query: { locale: 'ru', kind: 'work' },
    });

    const [heading, first = '', second = '', end] = String(file.body).split('\r\n');
    expect(file.headers.get('content-disposition')).toBe(
      `attachment; filename="statement-${guild.id}-${guild.member.id}.csv"`,
    );
    expect(heading).toMatch(/^\uFEFF?"transaction","time \(UTC\)","type","about","with whom"/);
    expect(first).toContain(`"Purchase","'=HYPERLINK(""x""), ""cheap""","","",-3,64,0,0,5,""`);
    expect(second).toContain(`"Transfer","","manager","${guild.manager.id}",-40,60,2`);
    expect(end).toBe('');
    expect(String(russian.body)).toMatch(/"операция","время \(UTC\)".*"кто сделал"\r\n.*"Работа".*,100,100,0,5,5/);
  });
});
