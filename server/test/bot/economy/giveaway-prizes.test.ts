import { giveawaysEndpoints } from '@perigee/core/rewards/giveaways/endpoints';
import { itemsEndpoints } from '@perigee/core/economy/items/endpoints';
import { overviewEndpoints } from '@perigee/core/setup/overview/endpoints';
import { describe, expect } from 'vitest';
import { booksOf, expectBooksHold } from '../../support/books.ts';
import { openChat } from '../../support/chat.ts';
import { buildItem } from '../../support/economy-builders.ts';
import { test } from '../../support/fixtures.ts';
import { buildPrize, openGivingAway } from '../../support/economy/giving-away.ts';
import { refusal } from '../../support/bot/refusals.ts';
import { openShopping } from '../../support/economy/shopping.ts';
import { HOUR_MS, passTime } from '../../support/pass-time.ts';

const own = (amount: number) => buildPrize({ kind: 'money', amount, text: '' });
const minted = (amount: number) => ({ ...own(amount), minted: true });

describe('Prizes from a manager’s own money', () => {
  test('A manager’s prize money is held when the giveaway opens, paid once, and the rest is refunded', async ({
    world,
    guild,
  }) => {
    const { open, enter, join, step, drawn } = openGivingAway(world, guild);
    const { give, holdings } = openShopping(world, guild);
    await give(100, guild.owner.id);
    const { id, messageId } = await open({ prize: own(30), winners: 3 });
    const aside = [await holdings(guild.owner.id), (await booksOf(world, guild)).accounts];
    const people = ['ann', 'ben'].map(join);
    for (const person of people) await enter(messageId, person);

    await step(id, 'end');
    await drawn(id);

    expect(aside).toEqual([{ balance: 10, xp: 0 }, expect.objectContaining({ 'escrow:giveaway': 90 })]);
    expect(await Promise.all([guild.owner.id, ...people].map(holdings))).toEqual(
      [40, 30, 30].map((balance) => ({ balance, xp: 0 })),
    );
    expect(await booksOf(world, guild)).toMatchObject({ total: 0, accounts: { 'escrow:giveaway': 0 } });
  });

  test('Prize money cannot exceed the manager’s balance and is refunded on cancellation', async ({ world, guild }) => {
    const { open, create, edit, step } = openGivingAway(world, guild);
    const { give, holdings } = openShopping(world, guild);
    await give(100, guild.owner.id);

    const tooMuch = await create({ prize: own(51), winners: 2 });
    const { id } = await open({ prize: own(50), winners: 2 });
    const dearer = await edit(id, { prize: own(51), winners: 2 });
    const cheaper = await edit(id, { prize: own(20), winners: 2 });
    const after = await holdings(guild.owner.id);
    await step(id, 'cancel');

    expect([tooMuch, dearer, cheaper].map(refusal)).toEqual([
      '400 prize.amount giveaway_notEnoughMoney',
      '400 prize.amount giveaway_notEnoughMoney',
      '200',
    ]);
    expect(Object(tooMuch.body).issues).toMatchObject([{ params: { max: 100 } }]);
    expect([after?.balance, (await holdings(guild.owner.id))?.balance]).toEqual([60, 100]);
    expect((await booksOf(world, guild)).accounts).toMatchObject({ 'escrow:giveaway': 0 });
  });
});

describe('Prizes', () => {
  test('A reroll takes the prize back from the previous winner unless it was spent', async ({ world, guild }) => {
    const { open, enter, join, step, drawn, reroll } = openGivingAway(world, guild);
    const { holdings } = openShopping(world, guild);
    const { id, messageId } = await open({ prize: minted(30) });
    const people = ['ann', 'ben', 'cid'].map(join);
    for (const person of people) await enter(messageId, person);
    await step(id, 'end');
    const [first] = (await drawn(id)).results.map(({ user }) => user.id);

    const stranger = await reroll(id, guild.owner.id);
    const again = await reroll(id, first ?? '');
    const [, second] = Object(again.body).results.map(({ user }: { user: { id: string } }) => user.id);
    await world.services.ledger.change({ guildId: guild.id, userId: second, kind: 'fine', balance: -1 });
    const spent = await reroll(id, null);
    await world.services.ledger.change({ guildId: guild.id, userId: second, kind: 'grant', balance: 1 });
    const third = await reroll(id, null);
    const nobody = await reroll(id, null);

    expect([stranger, spent, nobody].map(refusal)).toEqual([
      '409  giveaway_notWinner',
      '409  giveaway_prizeSpent',
      '409  giveaway_nobodyLeft',
    ]);
    expect(Object(third.body).results.map(({ state }: { state: string }) => state)).toEqual([
      'rerolled',
      'rerolled',
      'won',
    ]);
    const has = await Promise.all(people.map(async (person) => (await holdings(person))?.balance ?? 0));
    expect(has.filter((balance) => balance > 0)).toEqual([30]);
    await expectBooksHold(world, guild);
  });

  test('Rerolling an undelivered item prize does not take an item that the winner bought', async ({ world, guild }) => {
    const { open, enter, join, step, drawn, reroll } = openGivingAway(world, guild);
    const { sell, remove, give, owned } = openShopping(world, guild);
    await sell({ name: 'Potion', price: 10 });
    const people = [guild.member.id, join('ann')];
    const { id, messageId } = await open({ prize: buildPrize({ kind: 'item', item: 'Potion', amount: 1, text: '' }) });
    for (const person of people) {
      await give(10, person);
      await openChat(world, { ...guild, member: { id: person } }).ask('!buy potion');
      await enter(messageId, person);
    }
    await remove('Potion');
    await step(id, 'end');
    await drawn(id);

    const again = await reroll(id, null);

    expect(again.status).toBe(200);
    expect(await Promise.all(people.map((person) => owned(person)))).toEqual([{ Potion: 1 }, { Potion: 1 }]);
  });

  test('A claimed prize is paid once, and an unclaimed one expires and goes to the next entrant', async ({
    world,
    guild,
  }) => {
    const { open, enter, join, step, drawn, rules, results, buttonOf, chat, read } = openGivingAway(world, guild);
    const { give, holdings } = openShopping(world, guild);
    await rules(HOUR_MS);
    await give(100, guild.owner.id);
    const { id, messageId } = await open({ prize: own(30), winners: 2 });
    const people = ['ann', 'ben', 'cid'].map(join);
    for (const person of people) await enter(messageId, person);
    await step(id, 'end');
    const [first = '', second = ''] = (await drawn(id)).results.map(({ user }) => user.id);
    await expect.poll(() => results().length).toBe(1);
    const result = results()[0]?.id ?? '';
    const unpaid = await holdings(first);

    await chat.press(result, buttonOf(result, 'claim'), first);
    await chat.press(result, buttonOf(result, 'claim'), first);
    await passTime(world, guild, HOUR_MS);

    await expect
      .poll(async () => (await read(id)).results.map(({ state }) => state))
      .toEqual(['won', 'expired', 'unclaimed']);
    await passTime(world, guild, HOUR_MS);
    await expect
      .poll(async () => (await read(id)).results.map(({ state }) => state))
      .toEqual(['won', 'expired', 'expired']);
    expect(unpaid).toBeNull();
    expect([await holdings(first), await holdings(second), (await holdings(guild.owner.id))?.balance]).toEqual([
      { balance: 30, xp: 0 },
      null,
      70,
    ]);
    expect(await booksOf(world, guild)).toMatchObject({ total: 0, accounts: { 'escrow:giveaway': 0 } });
  });

  test('Only the winner can claim a prize on the site, and only once', async ({ world, guild, api }) => {
    const { open, enter, step, drawn, rules } = openGivingAway(world, guild);
    await rules(HOUR_MS);
    const { id, messageId } = await open({ prize: minted(5) });
    await enter(messageId);
    await step(id, 'end');
    await drawn(id);
    const claim = (token: string | null) =>
      api.call(token, giveawaysEndpoints.claim, { params: { guildId: guild.id, id } });
    const ownList = () => api.call(guild.member.token, giveawaysEndpoints.own, { params: { guildId: guild.id } });
    const before = await ownList();

    const replies = [await claim(guild.owner.token), await claim(guild.member.token), await claim(guild.member.token)];

    expect(before.body).toMatchObject({ giveaways: [{ id, entries: 1, won: { state: 'unclaimed' } }] });
    expect(replies.map(refusal)).toEqual(['409  giveaway_claimOver', '200', '409  giveaway_claimOver']);
    expect((await ownList()).body).toMatchObject({ giveaways: [{ id, won: { state: 'won', claimUntil: null } }] });
    expect((await claim(null)).status).toBe(401);
  });

  test('A prize item is granted under its current name, and a deleted one is reported in the overview', async ({
    world,
    guild,
    api,
  }) => {
    const { open, create, enter, step, drawn } = openGivingAway(world, guild);
    const { sell, remove, owned } = openShopping(world, guild, api);
    await sell({ name: 'Sword' }, { name: 'Shield' });
    const item = (name: string) => buildPrize({ kind: 'item', item: name, amount: 2, text: '' });
    const sword = await open({ prize: item('sword') });
    const shield = await open({ prize: item('Shield') });
    for (const { messageId } of [sword, shield]) await enter(messageId);

    const refused = await create({ prize: item('Bow') });
    await api.call(guild.owner.token, itemsEndpoints.update, {
      params: { guildId: guild.id, itemName: 'Sword' },
      body: buildItem({ name: 'Blade' }),
    });
    await remove('Shield');
    for (const { id } of [sword, shield]) {
      await step(id, 'end');
      await drawn(id);
    }

    expect(refusal(refused)).toBe('400 prize.item giveaway_unknownItem');
    expect(await owned()).toEqual({ Blade: 2 });
    const overview = await api.call(guild.owner.token, overviewEndpoints.read, { params: { guildId: guild.id } });
    expect(overview.body).toMatchObject({
      problems: expect.arrayContaining([expect.objectContaining({ code: 'giveawayPrizeGone', name: '#2' })]),
    });
  });
});
