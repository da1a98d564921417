import { describe, expect } from 'vitest';
import { waitForJobs } from '../support/bot/wait-for-jobs.ts';
import { booksOf as readBooks, expectBooksHold } from '../support/books.ts';
import { openCoupons } from '../support/economy/coupons.ts';
import { openGaming } from '../support/economy/gaming.ts';
import { buildPrize, openGivingAway } from '../support/economy/giving-away.ts';
import { openShopping } from '../support/economy/shopping.ts';
import { type GuildFixture, test } from '../support/fixtures.ts';
import { BOT_ID, type World } from '../support/world.ts';
import { HOUR_MS, passTime } from '../support/pass-time.ts';

const LARGEST = Number.MAX_SAFE_INTEGER;
const WITHIN = { timeout: 60_000 };

/** The accounts of a server after a check of its books in the database, which can sum such large amounts. */
async function booksOf(world: World, guild: GuildFixture): Promise<Record<string, number>> {
  await expectBooksHold(world, guild);
  return (await readBooks(world, guild)).accounts;
}

describe('Full balances', () => {
  test('A refunded round pays back as much as fits into a full balance', async ({ world, guild }) => {
    const gaming = await openGaming(world, guild);
    await gaming.give(100);
    await gaming.chat.ask('!minefield 100');
    await gaming.give(LARGEST - 30);

    world.simulator.world.removeMember(guild.id, BOT_ID);

    await expect.poll(gaming.openRounds, WITHIN).toBe(0);
    expect(await gaming.balanceOf()).toBe(LARGEST);
    expect(await booksOf(world, guild)).toMatchObject({ 'escrow:games': 0, 'sink:minefield': 70 });
  });

  test('A returned purchase pays back as much as fits into a full balance, with or without a role', async ({
    world,
    guild,
    api,
  }) => {
    const { chat, sell, rules, role, give, rolesOf, holdings, idsOf, textOf, owned } = openShopping(world, guild, api);
    await sell({ name: 'Crown', price: 40, addRole: [role('King')] }, { name: 'Potion', price: 10 });
    await rules({ refunds: true });
    await give(50);
    const crown = await chat.ask('!buy crown');
    const potion = await chat.ask('!buy potion');
    await give(LARGEST - 30);

    await chat.press(crown.id, idsOf(crown.id, 'return')[0] ?? '');
    await expect.poll(() => textOf(crown.id), WITHIN).toContain('You returned **Crown**');
    await chat.press(potion.id, idsOf(potion.id, 'return')[0] ?? '');
    await expect.poll(() => textOf(potion.id), WITHIN).toContain('You returned **Potion**');

    expect(await rolesOf()).toEqual([]);
    expect(await owned()).toEqual({ Crown: 0, Potion: 0 });
    expect(await holdings()).toEqual({ balance: LARGEST, xp: 0 });
    expect(await booksOf(world, guild)).toMatchObject({ 'sink:refund': 20 });
  });

  test('An expired coupon pays back as much as fits into a full balance', async ({ world, guild, api }) => {
    const { make, give, holdings, rules } = openCoupons(world, guild, api);
    await rules({ byMembers: true });
    await give(40);
    await make({ amount: 40, uses: 1, lasts: HOUR_MS });
    await give(LARGEST - 30);

    await passTime(world, guild, HOUR_MS);

    await expect.poll(() => holdings(), WITHIN).toEqual({ balance: LARGEST, xp: 0 });
    expect(await booksOf(world, guild)).toMatchObject({ 'escrow:coupons': 0, 'sink:couponReturn': 10 });
  });

  test('A giveaway keeps its old prize and its money if the refund would not fit into the balance', async ({
    world,
    guild,
    api,
  }) => {
    const { open, edit, read, step } = openGivingAway(world, guild, api);
    const { give, holdings } = openShopping(world, guild, api);
    const own = (amount: number) => buildPrize({ kind: 'money', amount, text: '', minted: false });
    await give(40, guild.owner.id);
    const { id } = await open({ prize: own(40) });
    await give(LARGEST - 30, guild.owner.id);

    const edited = await edit(id, { prize: own(20) });
    const kept = await read(id);
    await give(-10, guild.owner.id);
    await step(id, 'cancel');
    await waitForJobs(world, guild);

    expect(edited).toMatchObject({ status: 400, body: { issues: [{ code: 'invalidBalance' }] } });
    expect(kept).toMatchObject({ prize: { amount: 40 } });
    expect(await holdings(guild.owner.id)).toEqual({ balance: LARGEST, xp: 0 });
    expect(await booksOf(world, guild)).toMatchObject({ 'escrow:giveaway': 0 });
  });
});
