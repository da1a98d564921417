import { publicJackpot, type PublicJackpot } from '@perigee/core/games/public-round';
import { verifyJackpot } from '@perigee/core/games/verify';
import { sql } from 'kysely';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { booksOf } from '../../support/books.ts';
import { type GuildFixture, test } from '../../support/fixtures.ts';
import { type Gaming, openGaming } from '../../support/economy/gaming.ts';
import type { World } from '../../support/world.ts';

const WITHIN = { timeout: 60_000 };

/** Makes the draw due. */
async function passWeek({ services }: World, { id }: GuildFixture): Promise<void> {
  const { db } = services.database;
  await sql`update jackpots set draws_at = clock_timestamp() where guild_id = ${id} and state = 'open'`.execute(db);
  await sql`
    update acts set due_at = now(), next_at = now()
    where guild_id = ${id} and name = 'games.jackpot' and state = 'waiting'`.execute(db);
}

async function potsOf({ services }: World, { id }: GuildFixture) {
  const { rows } = await sql<{ id: string; state: string; pot: string; tickets: number }>`
    select id, state, pot, tickets from jackpots where guild_id = ${id} order by number`.execute(services.database.db);
  return rows.map(({ pot, ...row }) => ({ ...row, pot: Number(pot) }));
}

async function proofOf(gaming: Gaming, id: string): Promise<PublicJackpot> {
  return z.parse(publicJackpot, (await gaming.publicly(id)).body);
}

function verify({ serverSeed, tickets, pot, commission, ...published }: PublicJackpot): boolean {
  return verifyJackpot(serverSeed, { tickets, pot, commission }, published).holds;
}

/** One ticket for each last digit, so that one of them matches it. */
async function buyTen(gaming: Gaming): Promise<void> {
  for (let number = 0; number < 10; number += 1) await gaming.chat.ask(`!jackpot 1 2 3 4 5 6 ${number}`);
}

test('Tickets fill the jackpot, the draw matches its proof, and the remainder carries over', async ({
  world,
  guild,
}) => {
  const gaming = await openGaming(world, guild, { jackpot: { weekday: 6, hour: 20, ticketPrice: 50 } });
  await gaming.give(1_000);

  const first = await gaming.chat.ask('!jackpot 7 7 7 7 7 7 7');
  await buyTen(gaming);
  const shown = await gaming.chat.ask('!jackpot');
  const [open] = await potsOf(world, guild);
  const early = await gaming.publicly(open?.id ?? '');
  await passWeek(world, guild);
  await expect.poll(() => potsOf(world, guild), WITHIN).toHaveLength(2);
  const proof = await proofOf(gaming, open?.id ?? '');

  expect(gaming.textOf(first.id)).toContain('Ticket 1: **7 7 7 7 7 7 7** for 50 💰.');
  expect(gaming.textOf(shown.id)).toContain('In the pot: **550 💰**');
  expect(early.status).toBe(409);
  expect(verify(proof)).toBe(true);
  expect(proof.tickets).toHaveLength(11);
  const [, next] = await potsOf(world, guild);
  expect(next).toMatchObject({ state: 'open', pot: proof.carried, tickets: 0 });
  expect(await gaming.balanceOf()).toBe(450 + proof.winners.length * proof.share);
  const { total, accounts } = await booksOf(world, guild);
  expect({ total, escrow: accounts['escrow:jackpot'] ?? 0 }).toEqual({ total: 0, escrow: proof.carried });
  const notice = await world.simulator.world.waitForMessage(
    guild.channelId,
    ({ embeds }) => JSON.stringify(embeds ?? []).includes('Drawn:'),
    20_000,
  );
  expect(JSON.stringify(notice.embeds)).toContain(proof.drawn.join(' '));
});

test('A jackpot without tickets is postponed by a week', async ({ world, guild }) => {
  const gaming = await openGaming(world, guild);
  await gaming.give(1_000);
  await gaming.chat.ask('!jackpot random');
  await passWeek(world, guild);
  await expect.poll(() => potsOf(world, guild), WITHIN).toHaveLength(2);

  await passWeek(world, guild);

  const { db } = world.services.database;
  const left = async () => {
    const { rows } = await sql<{ days: number }>`
      select extract(day from draws_at - now())::integer as days from jackpots
      where guild_id = ${guild.id} and state = 'open'`.execute(db);
    return rows[0]?.days;
  };
  await expect.poll(left, WITHIN).toBeGreaterThanOrEqual(0);
  expect(await potsOf(world, guild)).toHaveLength(2);
});

test('Refunds jackpot tickets when the bot was removed', async ({ world, guild }) => {
  const gaming = await openGaming(world, guild);
  await gaming.give(1_000);
  await gaming.chat.ask('!jackpot random');
  await world.services.botGuilds.remove(guild.id);

  await passWeek(world, guild);

  await expect.poll(() => gaming.balanceOf(), WITHIN).toBe(1_000);
  expect(await booksOf(world, guild)).toMatchObject({ total: 0, accounts: { 'escrow:jackpot': 0 } });
});

/** Gives a member tickets with every combination of the first three digits, so that at least one wins. */
async function takeAllBeginnings({ services }: World, { id, member }: GuildFixture): Promise<void> {
  await sql`
    with open as (
      update jackpots set tickets = tickets + 1000 where guild_id = ${id} and state = 'open' returning id, tickets
    )
    insert into jackpot_tickets (guild_id, jackpot_id, number, user_id, use_id, numbers, price)
    select ${id}, open.id, open.tickets - digits, ${member.id}, digits,
      format('%s %s %s 0 0 0 0', digits / 100, digits / 10 % 10, digits % 10), 0
    from open, generate_series(0, 999) as digits`.execute(services.database.db);
}

test.for([
  { what: 'A winner', isRemoved: false },
  { what: 'A refunded buyer', isRemoved: true },
])('$what is paid up to the maximum balance; the rest stays in the pot', async ({ isRemoved }, { world, guild }) => {
  const gaming = await openGaming(world, guild, { jackpot: { weekday: 6, hour: 20, ticketPrice: 50 } });
  await gaming.give(500);
  await gaming.chat.ask('!jackpot random');
  await takeAllBeginnings(world, guild);
  await gaming.give(Number.MAX_SAFE_INTEGER - 451);
  if (isRemoved) await world.services.botGuilds.remove(guild.id);

  await passWeek(world, guild);

  await expect.poll(() => potsOf(world, guild), WITHIN).toHaveLength(2);
  const [, next] = await potsOf(world, guild);
  expect(await gaming.balanceOf()).toBe(Number.MAX_SAFE_INTEGER);
  const { total, accounts } = await booksOf(world, guild);
  expect({ total, escrow: accounts['escrow:jackpot'] ?? 0 }).toEqual({ total: 0, escrow: next?.pot });
});

test('The jackpot button sells a ticket with random numbers', async ({ world, guild }) => {
  const gaming = await openGaming(world, guild);
  await gaming.give(1_000);
  const { id } = await gaming.chat.ask('!jackpot');
  const [button = ''] = gaming.customIds(id);

  await gaming.chat.press(id, button);

  await expect
    .poll(() => gaming.privateReplyTo(guild.member.id), WITHIN)
    .toMatch(/Ticket 1: \*\*(\d ){6}\d\*\* for 10 💰/);
  expect(await gaming.balanceOf()).toBe(990);
});

test('The jackpot button sells nothing after the ticket price changes', async ({ world, guild }) => {
  const gaming = await openGaming(world, guild, { jackpot: { weekday: 6, hour: 20, ticketPrice: 9_000_000_000 } });
  await gaming.give(20_000_000_000);
  const { id } = await gaming.chat.ask('!jackpot');
  const [button = ''] = gaming.customIds(id);
  await gaming.chat.press(id, button);
  await expect.poll(() => gaming.balanceOf(), WITHIN).toBe(11_000_000_000);

  await gaming.save({ jackpot: { weekday: 6, hour: 20, ticketPrice: 9_000_000_001 } });
  await gaming.chat.press(id, button);

  await expect
    .poll(() => gaming.privateReplyTo(guild.member.id), WITHIN)
    .toBe('A ticket costs 9,000,000,001 💰 now. Open the jackpot again to buy one.');
  expect(await gaming.balanceOf()).toBe(11_000_000_000);
});

test.for([
  { command: '!jackpot 1 2 3', answer: '7 numbers from 0 to 9' },
  { command: '!jackpot 1 2 3 4 5 6 10', answer: '7 numbers from 0 to 9' },
  { command: '!jackpot 1 2 3 4 5 6 7 8', answer: '7 numbers from 0 to 9' },
  { command: '!jackpot 1 2 3 4 5 6 7', answer: 'You can spend 0 💰' },
])('The bot refuses $command', async ({ command, answer }, { world, guild }) => {
  const gaming = await openGaming(world, guild);

  const { content } = await gaming.chat.ask(command);

  expect(content).toContain(answer);
  expect(await gaming.balanceOf()).toBe(0);
});
