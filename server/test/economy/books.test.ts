import { sql } from 'kysely';
import type pg from 'pg';
import { describe, expect } from 'vitest';
import { checkBooks, checkGuild } from '../../src/features/economy/balances/check-books.ts';
import type { Operation } from '../../src/features/economy/balances/ledger/operation.ts';
import { test, type GuildFixture } from '../support/fixtures.ts';
import { booksOf, someoneIn } from '../support/books.ts';

const gift = (guild: GuildFixture, userId: string, amount: number, key?: string): Operation => ({
  guildId: guild.id,
  kind: 'demo',
  key,
  members: [{ userId, balance: amount }],
  accounts: [{ account: 'mint:demo', amount: -amount }],
});

const transfer = (guild: GuildFixture, [from, to]: readonly [string, string], amount: number, key?: string) =>
  ({
    guildId: guild.id,
    kind: 'demo',
    key,
    members: [
      { userId: from, balance: -amount, floor: 0, peerId: to },
      { userId: to, balance: amount - 1, peerId: from },
    ],
    accounts: [{ account: 'commission', amount: 1 }],
  }) satisfies Operation;

/** The number of cached plans for such statements, on the connections that happen to be free. */
async function plansRemembered(pool: pg.Pool): Promise<number> {
  const clients = await Promise.all(Array.from({ length: 3 }, () => pool.connect()));
  const counts = await Promise.all(
    clients.map((client) =>
      client.query<{ plans: number }>(
        "select count(*)::int as plans from pg_prepared_statements where statement like '%insert into ledger%'",
      ),
    ),
  );
  for (const client of clients) client.release();
  return Math.max(...counts.flatMap(({ rows }) => rows.map(({ plans }) => plans)));
}

test.skipIf((process.env['TEST_DATABASE_URL'] ?? '') === '')(
  'A connection to a database server reuses its plans for movements of any size',
  async ({ guild, world }) => {
    const { ledger, database } = world.services;
    const [from, to] = [someoneIn(guild, 1), someoneIn(guild, 2)];
    for (let turn = 0; turn < 20; turn += 1) {
      await ledger.post(gift(guild, from, 100 + turn, `gift:${turn}`));
      await ledger.post(transfer(guild, [from, to], 10 + turn, `pay:${turn}`));
    }

    const plans = database.pool === null ? 0 : await plansRemembered(database.pool);
    expect(plans).toBeGreaterThan(0);
    expect(plans).toBeLessThan(20);
  },
);

describe('Money movements', () => {
  test('A transfer moves money from one member to another, less the commission', async ({ guild, world }) => {
    const { ledger } = world.services;
    const [from, to] = [someoneIn(guild, 1), someoneIn(guild, 2)];
    await ledger.post(gift(guild, from, 100));

    const posting = await ledger.post(transfer(guild, [from, to], 40));

    expect(posting).toMatchObject({ outcome: 'posted' });
    expect(await ledger.holdings(guild.id, from)).toEqual({ balance: 60, xp: 0 });
    expect(await ledger.holdings(guild.id, to)).toEqual({ balance: 39, xp: 0 });
    expect(await booksOf(world, guild)).toEqual({ total: 0, accounts: { commission: 1, 'mint:demo': -100 } });
  });

  test('A movement with a key posts once, even for many simultaneous requests', async ({ guild, world }) => {
    const { ledger } = world.services;
    const [from, to] = [someoneIn(guild, 1), someoneIn(guild, 2)];

    const gifts = await Promise.all(Array.from({ length: 20 }, () => ledger.post(gift(guild, from, 100, 'gift:1'))));
    const transfers = await Promise.all(
      Array.from({ length: 20 }, () => ledger.post(transfer(guild, [from, to], 10, 'pay:1'))),
    );

    const outcomes = (postings: readonly { outcome: string }[]) => postings.map(({ outcome }) => outcome).toSorted();
    expect(outcomes(gifts)).toEqual(['posted', ...Array.from({ length: 19 }, () => 'repeated')]);
    expect(outcomes(transfers)).toEqual(['posted', ...Array.from({ length: 19 }, () => 'repeated')]);
    expect(await ledger.holdings(guild.id, from)).toEqual({ balance: 90, xp: 0 });
  });

  test('A movement takes no balance below its floor, and can be retried with more money', async ({ guild, world }) => {
    const { ledger } = world.services;
    const [from, to] = [someoneIn(guild, 1), someoneIn(guild, 2)];
    await ledger.post(gift(guild, from, 100));
    const spend: Operation = {
      guildId: guild.id,
      kind: 'demo',
      key: 'spend:1',
      members: [{ userId: from, balance: -101, floor: 0 }],
      accounts: [{ account: 'sink:demo', amount: 101 }],
    };

    const refused = { outcome: 'notEnough', userId: from, balance: 100 };
    expect(await ledger.post(spend)).toEqual(refused);
    expect(await ledger.post(transfer(guild, [from, to], 101, 'pay:1'))).toEqual(refused);
    expect(await ledger.post({ ...spend, members: [{ userId: to, balance: -101, floor: 0 }] })).toEqual({
      outcome: 'notEnough',
      userId: to,
      balance: 0,
    });
    await ledger.post(gift(guild, from, 102));

    expect(await ledger.post(spend)).toMatchObject({ outcome: 'posted' });
    expect(await ledger.post(transfer(guild, [from, to], 101, 'pay:1'))).toMatchObject({ outcome: 'posted' });
    expect(await ledger.holdings(guild.id, from)).toEqual({ balance: 0, xp: 0 });
    expect(await booksOf(world, guild)).toMatchObject({ total: 0 });
  });

  test('Simultaneous transfers do not push a balance below zero', async ({ guild, world }) => {
    const { ledger } = world.services;
    const [from, to] = [someoneIn(guild, 1), someoneIn(guild, 2)];
    await Promise.all([ledger.post(gift(guild, from, 100)), ledger.post(gift(guild, to, 100))]);

    const postings = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        ledger.post(transfer(guild, index % 2 === 0 ? [from, to] : [to, from], 30)),
      ),
    );

    expect(postings.filter(({ outcome }) => outcome === 'posted').length).toBeGreaterThan(5);
    const held = await Promise.all([from, to].map((userId) => ledger.holdings(guild.id, userId)));
    expect(held.every((holdings) => (holdings?.balance ?? 0) >= 0)).toBe(true);
    expect(await booksOf(world, guild)).toMatchObject({ total: 0 });
  });

  test('Rejects a movement whose amounts do not add up to zero', async ({ guild, world }) => {
    const lopsided = { ...gift(guild, someoneIn(guild, 1), 5), accounts: [] };

    await expect(world.services.ledger.post(lopsided)).rejects.toThrow('add up to 5');
  });
});

describe('Book check', () => {
  test('The book check finds a movement that gave more than it took', async ({ guild, world }) => {
    const { db } = world.services.database;
    const [from, to] = [someoneIn(guild, 1), someoneIn(guild, 2)];
    await world.services.ledger.post(gift(guild, from, 100));
    await world.services.ledger.post(transfer(guild, [from, to], 40));
    expect(await checkGuild(db, guild.id)).toBeNull();

    await sql`update account_entries set amount = amount + 7 where guild_id = ${guild.id}`.execute(db);
    const found = await checkGuild(db, guild.id);
    const all = await checkBooks(db);
    await sql`update account_entries set amount = amount - 7 where guild_id = ${guild.id}`.execute(db);

    expect(found).toMatchObject({ guildId: guild.id, of: 'operation', balance: 7 });
    expect(all.difference).not.toBeNull();
  });
});
