import { statementsEndpoints } from '@perigee/core/economy/statements/endpoints';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { DbTransaction } from '../../src/database/database.ts';
import { waitForJobs } from '../support/bot/wait-for-jobs.ts';
import { openGaming } from '../support/economy/gaming.ts';
import { buildPrize, openGivingAway } from '../support/economy/giving-away.ts';
import { openShopping } from '../support/economy/shopping.ts';
import { test as eachGuild } from '../support/fixtures.ts';
import { expectWaiting, whileLocked } from '../support/data/locks.ts';
import { moveJobs } from '../support/bot/list-jobs.ts';
import { expectBooksHold } from '../support/books.ts';
import { potsOf } from '../support/economy/jackpots.ts';
import { HOUR_MS, passTime, WEEK_MS } from '../support/pass-time.ts';

// The embedded database has one connection, so nothing can happen between two statements of a transaction.
const test = eachGuild.skipIf((process.env['TEST_DATABASE_URL'] ?? '') === '');

const WITHIN = { timeout: 60_000 };

const holdBalance = (guildId: string, userId: string) => (tx: DbTransaction) =>
  sql`select from balances where guild_id = ${guildId} and user_id = ${userId} for update`.execute(tx);

test('A ticket for the next jackpot draw is not drawn with the one that is due', async ({ world, guild }) => {
  const gaming = await openGaming(world, guild);
  await gaming.give(1_000);
  await gaming.chat.ask('!jackpot random');
  const countPots = async () => (await potsOf(world, guild)).length;
  await passTime(world, guild, WEEK_MS);
  await expect.poll(countPots, WITHIN).toBe(2);
  await moveJobs(world, guild, 'games.jackpot', 2 * WEEK_MS);
  await passTime(world, guild, WEEK_MS);

  await whileLocked(
    world,
    (tx) => sql`select from jackpots where guild_id = ${guild.id} and state = 'open' for update`.execute(tx),
    async () => {
      gaming.chat.say('!jackpot random');
      await expectWaiting(world, 1);
      await moveJobs(world, guild, 'games.jackpot', -2 * WEEK_MS);
      await expectWaiting(world, 2);
    },
  );
  await waitForJobs(world, guild);

  expect(await countPots()).toBe(2);
  await expectBooksHold(world, guild);
});

test('A game move at the last moment leaves the other player time to act', async ({ world, guild }) => {
  const gaming = await openGaming(world, guild);
  await gaming.give(1_000);
  await gaming.give(1_000, guild.manager.id);
  const { id } = await gaming.chat.ask(`!rps 100 <@${guild.manager.id}>`);
  await gaming.chat.press(id, gaming.buttonTo(id, 'accept'), guild.manager.id);
  await expect.poll(() => gaming.buttonOf(id, 'rock'), WITHIN).not.toBe('');
  const paper = gaming.buttonOf(id, 'paper');
  await gaming.noted();
  await moveJobs(world, guild, 'games.end', HOUR_MS);
  await passTime(world, guild, HOUR_MS);

  await whileLocked(
    world,
    (tx) => sql`select from game_rounds where guild_id = ${guild.id} for update`.execute(tx),
    async () => {
      void gaming.chat.press(id, gaming.buttonOf(id, 'rock'));
      await expectWaiting(world, 1);
      await moveJobs(world, guild, 'games.end', -HOUR_MS);
      await expectWaiting(world, 2);
    },
  );
  await expect.poll(() => gaming.privateReplyTo(guild.member.id), WITHIN).toContain('You chose 🪨 Rock.');
  await waitForJobs(world, guild);
  await gaming.chat.press(id, paper, guild.manager.id);

  expect(await gaming.settled(id)).toMatchObject({ payouts: [0, 195] });
  await gaming.checkBooks();
});

test('A prize claimed at the last moment stays with its winner', async ({ world, guild }) => {
  const { open, enter, join, step, drawn, rules, results, buttonOf, chat, read } = openGivingAway(world, guild);
  const { give, holdings } = openShopping(world, guild);
  const { db } = world.services.database;
  await rules(HOUR_MS);
  const minted = buildPrize({ kind: 'money', amount: 30, text: '', minted: true });
  const { id, messageId } = await open({ prize: minted });
  for (const person of ['ann', 'ben'].map(join)) {
    await give(1, person);
    await enter(messageId, person);
  }
  await step(id, 'end');
  const [winner = ''] = (await drawn(id)).results.map(({ user }) => user.id);
  await expect.poll(() => results().length, WITHIN).toBe(1);
  const [result] = results();

  await whileLocked(world, holdBalance(guild.id, winner), async () => {
    void chat.press(result?.id ?? '', buttonOf(result?.id ?? '', 'claim'), winner);
    await expectWaiting(world, 1);
    await sql`update giveaway_winners set claim_until = now() where guild_id = ${guild.id}`.execute(db);
    await moveJobs(world, guild, 'giveaways.unclaimed', -HOUR_MS);
    await expectWaiting(world, 2);
  });
  await waitForJobs(world, guild);

  expect(await holdings(winner)).toEqual({ balance: 31, xp: 0 });
  expect((await read(id)).results.map(({ state }) => state)).toEqual(['won']);
  await expectBooksHold(world, guild);
});

test('An item sold during its rename leaves the inventory', async ({ world, guild, api }) => {
  const { chat, sell, rules, give, change, owned, holdings } = openShopping(world, guild, api);
  await sell({ name: 'Potion', price: 10 });
  await rules({ sellBack: 100 });
  await give(100);
  await chat.ask('!buy potion 2');
  let renamed: Promise<unknown> = Promise.resolve();

  await whileLocked(world, holdBalance(guild.id, guild.member.id), async () => {
    chat.say('!sell potion');
    await expectWaiting(world, 1);
    renamed = change('Potion', { name: 'Elixir', price: 10 });
    await Promise.race([renamed, expectWaiting(world, 2)]);
  });
  await renamed;

  await expect.poll(() => holdings()).toEqual({ balance: 90, xp: 0 });
  expect(await owned()).toEqual({ Elixir: 1 });
});

test('A giveaway edited while its item is renamed keeps both changes', async ({ world, guild, api }) => {
  const { create, edit, read } = openGivingAway(world, guild);
  const { sell, change } = openShopping(world, guild, api);
  await sell({ name: 'Potion', price: 10 });
  const prize = buildPrize({ kind: 'item', item: 'Potion', amount: 1, text: '' });
  const id = String(Object((await create({ prize }, true)).body).id);
  const changes: Promise<unknown>[] = [];

  await whileLocked(
    world,
    (tx) => sql`select from giveaways where guild_id = ${guild.id} for update`.execute(tx),
    async () => {
      changes.push(edit(id, { prize, winners: 3 }));
      await expectWaiting(world, 1);
      changes.push(change('Potion', { name: 'Elixir', price: 10 }));
      await expectWaiting(world, 2);
    },
  );
  await Promise.all(changes);

  expect(await read(id)).toMatchObject({ winners: 3, prize: { item: 'Elixir' } });
  await expectBooksHold(world, guild);
});

test('Two people can edit the giveaways that each other pays for at the same time', async ({ world, guild, api }) => {
  const owners = openGivingAway(world, guild, api);
  const managers = openGivingAway(world, { ...guild, owner: guild.manager }, api);
  const { give, holdings } = openShopping(world, guild, api);
  const own = (amount: number) => ({ prize: buildPrize({ kind: 'money', amount, text: '', minted: false }) });
  await give(100, guild.owner.id);
  await give(100, guild.manager.id);
  const { id: first } = await owners.open(own(10));
  const { id: second } = await managers.open(own(10));
  const edits: Promise<{ status: number }>[] = [];

  await whileLocked(
    world,
    (tx) => sql`select from balances where guild_id = ${guild.id} for update`.execute(tx),
    async () => {
      edits.push(owners.edit(second, own(30)), managers.edit(first, own(40)));
      await expectWaiting(world, 2);
    },
  );

  expect((await Promise.all(edits)).map(({ status }) => status)).toEqual([200, 200]);
  expect(await Promise.all([holdings(guild.owner.id), holdings(guild.manager.id)])).toEqual([
    { balance: 70, xp: 0 },
    { balance: 60, xp: 0 },
  ]);
  await expectBooksHold(world, guild);
});

test('Two giveaways with the same entrants can be redrawn at the same time', async ({ world, guild, api }) => {
  const { open, enter, step, drawn, reroll } = openGivingAway(world, guild, api);
  const { give, holdings } = openShopping(world, guild, api);
  const people = [guild.member.id, guild.manager.id];
  for (const person of people) await give(1, person);
  const prize = buildPrize({ kind: 'money', amount: 30, text: '', minted: true });
  const wonBy = new Map<string, string>();
  while (wonBy.size < people.length) {
    const { id, messageId } = await open({ prize });
    for (const person of people) await enter(messageId, person);
    await step(id, 'end');
    for (const { user } of (await drawn(id)).results) wonBy.set(user.id, id);
  }
  await waitForJobs(world, guild);
  const before = await Promise.all(people.map((person) => holdings(person)));
  const redraws: Promise<{ status: number }>[] = [];

  await whileLocked(
    world,
    (tx) => sql`select from balances where guild_id = ${guild.id} for update`.execute(tx),
    async () => {
      for (const id of wonBy.values()) redraws.push(reroll(id, null));
      await expectWaiting(world, 2);
    },
  );

  expect((await Promise.all(redraws)).map(({ status }) => status)).toEqual([200, 200]);
  expect(await Promise.all(people.map((person) => holdings(person)))).toEqual(before);
  await expectBooksHold(world, guild);
});

test('A reversal during an XP change takes no more XP than is left', async ({ world, guild, api }) => {
  const { ledger } = world.services;
  const gain = { guildId: guild.id, userId: guild.member.id, kind: 'work', balance: 10, xp: 5 } as const;
  const posted = await ledger.change(gain);
  const { rows } = await sql<{ id: string }>`select id from ledger where guild_id = ${guild.id}`.execute(
    world.services.database.db,
  );
  const params = { guildId: guild.id, operationId: rows[0]?.id ?? '' };
  let reversed: Promise<{ status: number }> = Promise.resolve({ status: 0 });

  await world.services.database.db.transaction().execute(async (tx) => {
    await ledger.change({ ...gain, kind: 'edit', balance: 0, xp: -5 }, tx);
    reversed = api.call(guild.manager.token, statementsEndpoints.reverse, { params, body: { reason: 'A mistake' } });
    await expectWaiting(world, 1);
  });

  expect(posted).toEqual({ balance: 10, xp: 5 });
  expect((await reversed).status).toBe(200);
  expect(await ledger.holdings(guild.id, guild.member.id)).toEqual({ balance: 0, xp: 0 });
});
