import { publicJackpot, type PublicJackpot } from '@perigee/core/games/public-round';
import { verifyJackpot } from '@perigee/core/games/verify';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { booksOf } from '../../support/books.ts';
import { test } from '../../support/fixtures.ts';
import { type Gaming, openGaming } from '../../support/economy/gaming.ts';
import { potsOf, takeAllBeginnings } from '../../support/economy/jackpots.ts';
import { passTime, WEEK_MS } from '../../support/pass-time.ts';

const WITHIN = { timeout: 60_000 };

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
  await passTime(world, guild, WEEK_MS);
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
  await passTime(world, guild, WEEK_MS);
  await expect.poll(() => potsOf(world, guild), WITHIN).toHaveLength(2);

  await passTime(world, guild, WEEK_MS);

  const drawsAt = async () => (await potsOf(world, guild)).at(-1)?.drawsAt.getTime();
  await expect.poll(drawsAt, WITHIN).toBeGreaterThan(Date.now());
  expect(await potsOf(world, guild)).toHaveLength(2);
});

test('Refunds jackpot tickets when the bot was removed', async ({ world, guild }) => {
  const gaming = await openGaming(world, guild);
  await gaming.give(1_000);
  await gaming.chat.ask('!jackpot random');
  await world.services.botGuilds.remove(guild.id);

  await passTime(world, guild, WEEK_MS);

  await expect.poll(() => gaming.balanceOf(), WITHIN).toBe(1_000);
  expect(await booksOf(world, guild)).toMatchObject({ total: 0, accounts: { 'escrow:jackpot': 0 } });
});

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

  await passTime(world, guild, WEEK_MS);

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
