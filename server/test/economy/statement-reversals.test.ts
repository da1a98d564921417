import { statementsEndpoints } from '@perigee/core/economy/statements/endpoints';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import type { ApiClient } from '../support/api-client.ts';
import { booksOf } from '../support/books.ts';
import { type GuildFixture, test } from '../support/fixtures.ts';
import { editBalance } from '../support/economy/leaderboard.ts';
import { seedMovements, movementsOf, readOwn } from '../support/economy/statements.ts';

const { member, reversal, reverse } = statementsEndpoints;

describe('Reversals', () => {
  const newest = async (api: ApiClient, guild: GuildFixture, kind: string) => {
    const params = { guildId: guild.id, userId: guild.member.id };
    const found = movementsOf(await api.call(guild.manager.token, member, { params, query: { kind } }));
    return { guildId: guild.id, operationId: found.at(-1)?.operationId ?? '' };
  };
  const takeBack = (api: ApiClient, token: string, params: { guildId: string; operationId: string }) =>
    api.call(token, reverse, { params, body: { reason: 'A mistake' } });

  test('A reversal returns all amounts and the commission, once for simultaneous requests', async ({
    api,
    guild,
    world,
  }) => {
    await seedMovements(world, guild);
    const before = await booksOf(world, guild);
    const params = await newest(api, guild, 'pay');

    const preview = await api.call(guild.manager.token, reversal, { params });
    const tokens = [guild.manager.token, guild.owner.token, guild.manager.token, guild.owner.token];
    const replies = await Promise.all(tokens.map((token) => takeBack(api, token, params)));
    const again = await api.call(guild.owner.token, reversal, { params });

    expect(before.accounts).toMatchObject({ commission: 2 });
    expect(preview.body).toMatchObject({
      kind: 'pay',
      commission: 2,
      refusal: null,
      legs: expect.arrayContaining([
        expect.objectContaining({
          user: expect.objectContaining({ id: guild.member.id }),
          balance: 40,
          balanceNow: 64,
        }),
        expect.objectContaining({
          user: expect.objectContaining({ id: guild.manager.id }),
          balance: -38,
          balanceNow: 38,
        }),
      ]),
    });
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(3);
    expect(again.body).toMatchObject({ refusal: 'alreadyReversed' });
    expect(await world.services.ledger.holdings(guild.id, guild.manager.id)).toEqual({ balance: 0, xp: 0 });
    expect(await booksOf(world, guild)).toMatchObject({ total: 0, accounts: { commission: 0 } });

    const [counter, ...rest] = movementsOf(await readOwn(api, guild));
    expect(counter).toMatchObject({
      kind: 'counter',
      balance: 40,
      balanceAfter: 104,
      peer: { id: guild.manager.id },
      reason: 'A mistake',
      reverses: { operationId: params.operationId, kind: 'pay' },
    });
    expect(rest.find(({ operationId }) => operationId === params.operationId)).toMatchObject({
      reversal: { operationId: counter?.operationId, kind: 'counter' },
    });
  });

  test('Refuses a reversal that would push a balance below zero', async ({ api, guild, world }) => {
    await seedMovements(world, guild);
    const { ledger } = world.services;
    await ledger.change({ guildId: guild.id, userId: guild.manager.id, kind: 'buy', balance: -1 });
    const params = await newest(api, guild, 'pay');

    const preview = await api.call(guild.manager.token, reversal, { params });
    const refused = await takeBack(api, guild.manager.token, params);
    await ledger.change({ guildId: guild.id, userId: guild.manager.id, kind: 'work', balance: 1 });
    const reply = await takeBack(api, guild.manager.token, params);

    expect(preview.body).toMatchObject({ refusal: 'notEnough' });
    expect(refused).toMatchObject({ status: 409, body: { message: 'A member no longer has enough of it' } });
    expect(reply.status).toBe(200);
    expect(await booksOf(world, guild)).toMatchObject({ total: 0 });
  });

  test('A reversal takes only the XP that is left, and handles movements older than the books', async ({
    api,
    guild,
    world,
  }) => {
    await seedMovements(world, guild);
    const { db } = world.services.database;
    await editBalance(api, guild, guild.member.id, { balance: 500, resetXP: true });
    await sql`update ledger set account = null where guild_id = ${guild.id} and kind = 'work'`.execute(db);
    await sql`
      insert into account_entries (guild_id, operation_id, account, amount)
      values (${guild.id}, nextval('ledger_id_seq'), 'opening', -100)`.execute(db);

    const reply = await takeBack(api, guild.manager.token, await newest(api, guild, 'work'));

    expect(reply.status).toBe(200);
    expect(await world.services.ledger.holdings(guild.id, guild.member.id)).toEqual({ balance: 400, xp: 0 });
    expect(await booksOf(world, guild)).toMatchObject({ total: 0, accounts: { opening: 0 } });
  });

  test('Refuses to reverse reversals, removals and unknown movements, or without a reason', async ({
    api,
    guild,
    world,
  }) => {
    await seedMovements(world, guild);
    await takeBack(api, guild.manager.token, await newest(api, guild, 'buy'));
    await world.services.ledger.remove({ guildId: guild.id, userId: guild.member.id, byId: guild.owner.id });

    const refused = await Promise.all(
      ['counter', 'removal'].map(async (kind) => takeBack(api, guild.manager.token, await newest(api, guild, kind))),
    );
    const unknown = await takeBack(api, guild.manager.token, { guildId: guild.id, operationId: '999999999' });
    const params = await newest(api, guild, 'work');
    const unexplained = await Promise.all(
      [{ reason: '  ' }, {}, { reason: 'r'.repeat(513) }].map((body) =>
        api.call(guild.manager.token, reverse, { params, body }),
      ),
    );

    expect(refused.map(({ status }) => status)).toEqual([409, 409]);
    expect(unknown.status).toBe(404);
    expect(unexplained.map(({ status }) => status)).toEqual([400, 400, 400]);
    expect(movementsOf(await readOwn(api, guild))[0]).toMatchObject({ kind: 'removal', balance: -67 });
  });
});
