import { describe, expect } from 'vitest';
import { booksOf } from '../../support/books.ts';
import { openChat } from '../../support/chat.ts';
import { createPerson, test } from '../../support/fixtures.ts';
import { openShopping } from '../../support/economy/shopping.ts';
import { HOUR_MS, passTime } from '../../support/pass-time.ts';

describe('Shop pages', () => {
  test('The shop lists five items per page and sells the selected item once despite a double click', async ({
    world,
    guild,
    api,
  }) => {
    const { chat, sell, give, idsOf, textOf, holdings } = openShopping(world, guild, api);
    await sell(...[1, 2, 3, 4, 5, 6].map((number) => ({ name: `Thing ${number}`, price: number * 10 })));
    await give(100);

    const { id } = await chat.ask('!shop');
    expect(textOf(id)).toContain('page 1 of 2 · your balance: 100 💰');
    expect(textOf(id)).toContain('**50 💰**');
    const next = idsOf(id, 'page').at(-1) ?? '';
    await chat.press(id, next);
    await expect.poll(() => textOf(id)).toContain('Thing 6');
    const message = world.simulator.world.messages(guild.channelId).find((each) => each.id === id);
    const [, ref = ''] = /"value":"([^"]+)"/.exec(JSON.stringify(message?.components)) ?? [];
    await chat.choose(id, idsOf(id, 'pick')[0] ?? '', ref);
    await expect.poll(() => idsOf(id, 'buy')).toHaveLength(1);
    const [buy = ''] = idsOf(id, 'buy');

    await Promise.all([chat.press(id, buy), chat.press(id, buy)]);

    await expect.poll(() => textOf(id)).toContain('You bought **Thing 6** for 60 💰.');
    expect(await holdings()).toEqual({ balance: 40, xp: 0 });
    await expect.poll(() => chat.answers().map(({ content }) => content)).toContain('This has already been bought.');
    expect(await booksOf(world, guild)).toMatchObject({ total: 0, accounts: { 'sink:buy': 60 } });
  });

  test('Only the member who opened the shop can use its menu', async ({ world, guild, api }) => {
    const { chat, sell, idsOf } = openShopping(world, guild, api);
    await sell({});
    const { id } = await chat.ask('!shop');

    await chat.choose(id, idsOf(id, 'pick')[0] ?? '', 'x', guild.manager.id);

    expect(chat.answers().at(-1)).toMatchObject({ content: 'This button isn’t for you.' });
  });

  test('Buying an item needs confirmation after a price change, and fails after its deletion', async ({
    world,
    guild,
    api,
  }) => {
    const { chat, sell, change, remove, give, idsOf, textOf, holdings } = openShopping(world, guild, api);
    await sell({ name: 'Sword', price: 10 });
    await give(100);
    const { id } = await chat.ask('!item sword');
    await change('Sword', { price: 70 });

    await chat.press(id, idsOf(id, 'buy')[0] ?? '');
    await expect.poll(() => textOf(id)).toContain('**Sword** has changed since you saw it. It now costs 70 💰.');
    expect(await holdings()).toMatchObject({ balance: 100 });
    await chat.press(id, idsOf(id, 'buy')[0] ?? '');
    await expect.poll(() => textOf(id)).toContain('You bought **Sword** for 70 💰.');
    const { id: other } = await chat.ask('!item Sword');
    await remove('Sword');
    await give(100);
    await chat.press(other, idsOf(other, 'buy')[0] ?? '');

    await expect.poll(() => chat.answers().at(-1)?.content).toBe('That item is no longer in the shop.');
    expect(await holdings()).toMatchObject({ balance: 130 });
  });
});

describe('Purchases', () => {
  test('The buy command accepts item names with spaces, in any case, followed by a quantity', async ({
    world,
    guild,
    api,
  }) => {
    const { chat, sell, give, textOf } = openShopping(world, guild, api);
    await sell({ name: 'Magic sword', price: 10 }, { name: 'Magic sword 2', price: 1 });
    await give(1_000);

    const answers = [];
    for (const line of ['magic SWORD', 'Magic sword 2', '"magic sword" 2', 'magic sword all']) {
      answers.push(
        textOf((await chat.ask(`!buy ${line}`)).id)
          .split('\n')
          .find((part) => part.startsWith('You bought')),
      );
    }
    const inventory = await chat.ask('!inventory');

    expect(answers).toEqual([
      'You bought **Magic sword** for 10 💰.',
      'You bought **Magic sword 2** for 1 💰.',
      'You bought 2 × **Magic sword** for 20 💰.',
      'You bought 96 × **Magic sword** for 960 💰.',
    ]);
    expect(textOf(inventory.id)).toContain('99 × **Magic sword**\n1 × **Magic sword 2**');
    expect(textOf(inventory.id)).toContain('100 items');
  });

  test.for([
    { line: 'sword 0', answer: 'How many? A whole number from 1 to 1000' },
    { line: 'sword -1', answer: 'How many?' },
    { line: 'sword 1.5', answer: 'How many?' },
    { line: 'sword 100000000000000000000', answer: 'How many?' },
    { line: 'spoon', answer: 'There’s no item “spoon”. See `!shop [page]` for everything on sale.' },
    { line: 'sword 11', answer: 'You need 100 💰 more.' },
    { line: 'wand all', answer: 'You need 1 more XP.' },
    { line: 'crown', answer: 'Only 2 are left.', count: 3 },
  ])('The buy command refuses "$line"', async ({ line, answer, count }, { world, guild, api }) => {
    const { chat, sell, give, holdings } = openShopping(world, guild, api);
    await sell({ price: 100 }, { name: 'Wand', requiredXp: 1 }, { name: 'Crown', price: 1, stock: 2 });
    await give(1_000);

    const reply = await chat.ask(`!buy ${line}${count === undefined ? '' : ` ${count}`}`);

    expect(reply.content).toContain(answer);
    expect(await holdings()).toMatchObject({ balance: 1_000 });
  });

  test('A purchase cannot take a balance below the member’s floor', async ({ world, guild, api }) => {
    const { chat, sell, give, holdings } = openShopping(world, guild, api);
    await sell({ price: 100 });
    await give(1_000);
    await chat.ask('!floor 950');

    const reply = await chat.ask('!buy sword');

    expect(reply.content).toBe('You need 50 💰 more.');
    expect(await holdings()).toMatchObject({ balance: 1_000 });
  });

  test('Sells the last item to only one of six simultaneous buyers, and restocks on schedule', async ({
    world,
    guild,
    api,
  }) => {
    const { chat, sell, give, textOf } = openShopping(world, guild, api);
    const others = Array.from({ length: 6 }, (_, index) => createPerson(world, `other-${index}`));
    await sell({ name: 'Crown', price: 10, stock: 1, restock: { amount: 1, every: HOUR_MS } });
    for (const { id } of others) {
      world.simulator.world.addMember(guild.id, id);
      await give(100, id);
    }

    const answers = await Promise.all(
      others.map((member) => openChat(world, { channelId: guild.channelId, member }).ask('!buy crown')),
    );

    const texts = answers.map(({ id }) => textOf(id));
    expect(texts.filter((text) => text.includes('You bought **Crown**'))).toHaveLength(1);
    expect(texts.filter((text) => text === 'It’s sold out.')).toHaveLength(5);
    expect(await booksOf(world, guild)).toMatchObject({ total: 0, accounts: { 'sink:buy': 10 } });
    expect(textOf((await chat.ask('!item crown')).id)).toMatch(/Sold out, more <t:\d+:R>/);
    await passTime(world, guild, HOUR_MS);
    expect(textOf((await chat.ask('!item crown')).id)).toContain('1 left');
  });

  test('Fifty simultaneous purchases stay within the member’s limit and balance', async ({ world, guild, api }) => {
    const { chat, sell, give, holdings, owned } = openShopping(world, guild, api);
    await sell({ name: 'Ring', price: 10, limitPerMember: 3 }, { name: 'Bread', price: 100 });
    await give(1_000);

    for (let use = 0; use < 25; use += 1) {
      chat.say('!buy ring');
      chat.say('!buy bread');
    }

    await expect.poll(() => holdings(), { timeout: 60_000 }).toEqual({ balance: 70, xp: 0 });
    expect(await owned()).toEqual({ Bread: 9, Ring: 3 });
    expect(await booksOf(world, guild)).toMatchObject({ total: 0, accounts: { 'sink:buy': 930 } });
  });

  test('Items above the limit after a boost ends cannot be bought or used, but stay in the inventory', async ({
    world,
    guild,
    api,
  }) => {
    const { chat, sell, give, textOf } = openShopping(world, guild, api);
    await world.setBoost(guild.id, true);
    await sell(...Array.from({ length: 16 }, (_, index) => ({ name: `Item ${index + 1}`, price: 1 })));
    await give(100);
    await chat.ask('!buy item 16');
    await world.setBoost(guild.id, false);

    const [bought, used, inventory] = [
      await chat.ask('!buy item 16'),
      await chat.ask('!use item 16'),
      await chat.ask('!inventory'),
    ];

    expect(bought.content).toContain('Not for sale');
    expect(used.content).toContain('**Item 16** can’t be used right now');
    expect(textOf(inventory.id)).toContain('1 × **Item 16** · not usable right now');
  });
});

describe('Owned items', () => {
  test('Using an item consumes it, and an on-use item grants its XP only when used', async ({ world, guild, api }) => {
    const { chat, sell, give, holdings, textOf } = openShopping(world, guild, api);
    await sell(
      { name: 'Potion', price: 10, xp: { min: 5, max: 5 }, onUse: true },
      { name: 'Lesson', price: 10, xp: { min: 7, max: 7 } },
    );
    await give(100);
    await chat.ask('!buy potion 2');
    const lesson = await chat.ask('!buy lesson 3');
    expect(await holdings()).toEqual({ balance: 50, xp: 21 });

    const used = await chat.ask('!use potion all');
    const again = await chat.ask('!use potion');

    expect(textOf(lesson.id)).toContain('You gained 21 XP.');
    expect(textOf(used.id)).toContain(`<@${guild.member.id}> used 2 × **Potion**.\nYou gained 10 XP.`);
    expect(again.content).toBe('You don’t have **Potion**.');
    expect(await holdings()).toEqual({ balance: 50, xp: 31 });
    expect(await booksOf(world, guild)).toMatchObject({ total: 0 });
  });

  test('Members can sell items back for a share of the price if the server allows it', async ({
    world,
    guild,
    api,
  }) => {
    const { chat, sell, rules, give, holdings, textOf } = openShopping(world, guild, api);
    await sell({ price: 15, stock: 3 });
    await give(100);
    await chat.ask('!buy sword 3');

    const off = await chat.ask('!sell sword');
    await rules({ sellBack: 50 });
    const sold = await chat.ask('!sell sword 2');
    const few = await chat.ask('!sell sword 2');

    expect(off.content).toBe('The shop doesn’t buy items back on this server.');
    expect(textOf(sold.id)).toContain('You sold 2 × **Sword** for 14 💰. You now have 69 💰.');
    expect(few.content).toBe('You only have 1 × **Sword**.');
    expect(await holdings()).toEqual({ balance: 69, xp: 0 });
    expect(textOf((await chat.ask('!item sword')).id)).toContain('2 left');
    expect(await booksOf(world, guild)).toMatchObject({ total: 0, accounts: { 'sink:buy': 45, 'mint:sell': -14 } });
  });

  test('An unused purchase can be returned once if refunds are enabled', async ({ world, guild, api }) => {
    const { chat, sell, rules, give, holdings, idsOf, textOf } = openShopping(world, guild, api);
    await sell({ price: 40, stock: 1, limitPerMember: 1 }, { name: 'Cake', price: 5 });
    await rules({ refunds: true });
    await give(100);
    const { id } = await chat.ask('!buy sword');
    const { id: cake } = await chat.ask('!buy cake');
    await chat.ask('!use cake');
    const [button = ''] = idsOf(id, 'return');

    await Promise.all([chat.press(id, button), chat.press(id, button)]);
    await expect.poll(() => textOf(id)).toContain('You returned **Sword** and got 40 💰 back.');
    await chat.press(cake, idsOf(cake, 'return')[0] ?? '');

    await expect
      .poll(() => chat.answers().map(({ content }) => content))
      .toContain('It has been used or sold, so it can’t be returned.');
    expect(await holdings()).toEqual({ balance: 95, xp: 0 });
    expect(await booksOf(world, guild)).toMatchObject({ total: 0, accounts: { 'sink:buy': 5 } });
    expect(textOf((await chat.ask('!buy sword')).id)).toContain('You bought **Sword**');
  });

  test('Owned items follow a rename in the shop and stay after the item is deleted', async ({ world, guild, api }) => {
    const { chat, sell, change, remove, give, textOf } = openShopping(world, guild, api);
    await sell({ price: 1, stock: 2 });
    await give(100);
    await chat.ask('!buy sword');

    await change('Sword', { name: 'Long sword', price: 1, stock: 2 });
    expect(textOf((await chat.ask('!inventory')).id)).toContain('1 × **Long sword**');
    expect(textOf((await chat.ask('!item long sword')).id)).toContain('1 left');
    await remove('Long sword');

    expect(textOf((await chat.ask('!inventory')).id)).toContain('1 × **Long sword** · no longer in the shop');
    expect((await chat.ask('!use long sword')).content).toContain('You keep it.');
  });
});
