import { customJobsEndpoints } from '@perigee/core/economy/custom-jobs/endpoints';
import { generalSection } from '@perigee/core/community/general/section';
import { describe, expect } from 'vitest';
import type { ApiClient } from '../support/api-client.ts';
import { buttonsOf } from '../support/buttons-of.ts';
import { openChat } from '../support/chat.ts';
import { buildCustomJob } from '../support/economy-builders.ts';
import { openShopping } from '../support/economy/shopping.ts';
import { buildGeneral, type GuildFixture, test } from '../support/fixtures.ts';

async function inRussian(api: ApiClient, { id, owner }: GuildFixture): Promise<void> {
  const body = buildGeneral({ prefix: '!', language: { commands: 'ru', interface: 'ru' } });
  await api.call(owner.token, generalSection.save, { params: { guildId: id }, body });
}

async function addJob(api: ApiClient, { id, owner }: GuildFixture, name: string): Promise<void> {
  const body = buildCustomJob({ name, salary: { min: 70, max: 70 } });
  await api.call(owner.token, customJobsEndpoints.create, { params: { guildId: id }, body });
}

describe('Items of the shop', () => {
  test.for([
    { typed: '!buy sword of dawn', item: 'Sword of Dawn', count: 1 },
    { typed: '!buy Sword-of-Dawn 2', item: 'Sword of Dawn', count: 2 },
    { typed: '!buy “Sword of Dawn” 2', item: 'Sword of Dawn', count: 2 },
    { typed: '!buy sword of 2', item: 'Sword of Dawn', count: 2 },
    { typed: '!buy 2 sword of dawn', item: 'Sword of Dawn', count: 2 },
    { typed: '!buy night owl x3', item: '🦉 Night-Owl', count: 3 },
    { typed: '!buy chefs hat', item: 'Chef’s Hat', count: 1 },
    { typed: "!buy chef's hat", item: 'Chef’s Hat', count: 1 },
    { typed: '!buy ежик 2 шт', item: 'Ёжик', count: 2 },
  ])('"$typed" buys $count × $item', async ({ typed, item, count }, { world, guild, api }) => {
    const { chat, sell, give, owned } = openShopping(world, guild, api);
    await sell(...['Sword of Dawn', '🦉 Night-Owl', 'Chef’s Hat', 'Ёжик'].map((name) => ({ name, price: 1 })));
    await give(100);

    await chat.ask(typed);

    expect(await owned()).toEqual({ [item]: count });
  });

  test('Asks about a misspelt item, and the button buys the number that was typed', async ({ world, guild, api }) => {
    const { chat, sell, give, owned } = openShopping(world, guild, api);
    await sell({ name: 'Sword of Dawn', price: 1 }, { name: 'Bow', price: 1 });
    await give(100);

    const question = await chat.ask('!buy sowrd of dwan 3');
    const asked = question.content;
    const before = await owned();
    await chat.press(question.id, buttonsOf(question).get('Sword of Dawn') ?? '');

    expect(asked).toBe('“item” isn’t clear. Did you mean Sword of Dawn?');
    expect(before).toEqual({});
    await expect.poll(() => owned()).toEqual({ 'Sword of Dawn': 3 });
  });

  test('The button has the name of an item as it is, without marks against formatting', async ({
    world,
    guild,
    api,
  }) => {
    const { chat, sell, give } = openShopping(world, guild, api);
    await sell({ name: 'Red*potion*', price: 1 }, { name: 'Red ~cape~', price: 1 });
    await give(100);

    const question = await chat.ask('!buy red');

    expect([...buttonsOf(question).keys()].toSorted()).toEqual(['Cancel', 'Red ~cape~', 'Red*potion*']);
  });

  test('Asks which of two items with the same beginning is meant', async ({ world, guild, api }) => {
    const { chat, sell, give, owned } = openShopping(world, guild, api);
    await sell({ name: 'Red potion', price: 1 }, { name: 'Red cape', price: 1 });
    await give(100);

    const question = await chat.ask('!buy red');
    const buttons = buttonsOf(question);
    await chat.press(question.id, buttons.get('Red cape') ?? '');

    expect([...buttons.keys()]).toEqual(['Red potion', 'Red cape', 'Cancel']);
    await expect.poll(() => owned()).toEqual({ 'Red cape': 1 });
  });

  test('A button never buys another item that is the only one left', async ({ world, guild, api }) => {
    const { chat, sell, remove, give, owned } = openShopping(world, guild, api);
    await sell({ name: 'Red potion', price: 1 }, { name: 'Red cape', price: 1 });
    await give(100);

    const question = await chat.ask('!buy red');
    await remove('Red potion');
    await chat.press(question.id, buttonsOf(question).get('Red potion') ?? '');

    const shown = () => chat.answers().find(({ id }) => id === question.id)?.content;
    await expect.poll(shown).toBe('“item” isn’t clear. Did you mean Red cape?');
    expect(await owned()).toEqual({});
  });

  test('The name of an item with a number is not the number of items', async ({ world, guild, api }) => {
    const { chat, sell, give, owned } = openShopping(world, guild, api);
    await sell({ name: 'Box', price: 1 }, { name: 'Box 2', price: 1 }, { name: 'Box 20', price: 1 });
    await give(100);

    await chat.ask('!buy box 2');
    await chat.ask('!buy box 3');

    expect(await owned()).toEqual({ 'Box 2': 1, Box: 3 });
  });

  test.for([
    { typed: '!sell sword all', left: 0 },
    { typed: '!sell all swords', left: 1500 },
    { typed: '!sell all', left: 0 },
    { typed: '!sell all sword', left: 0 },
    { typed: '!sell sword half', left: 750 },
    { typed: '!use sword all', left: 500 },
  ])('"$typed" leaves $left of 1,500', async ({ typed, left }, { world, guild, api }) => {
    const { chat, sell, rules, owned } = openShopping(world, guild, api);
    await sell({ name: 'Sword', price: 2, onUse: true, xp: { min: 1, max: 1 } });
    await rules({ sellBack: 50 });
    const { inventories, database } = world.services;
    const pieces = { guildId: guild.id, userId: guild.member.id, itemName: 'Sword', count: 1500 };
    await database.db.transaction().execute((tx) => inventories.give(tx, pieces));

    await chat.ask(typed);

    expect(await owned()).toEqual({ Sword: left });
  });

  test('“All” of a role that one piece gives for good uses one piece', async ({ world, guild, api }) => {
    const { chat, sell, role, owned } = openShopping(world, guild, api);
    await sell({ name: 'Badge', onUse: true, addRole: [role('Knight')] });
    const { inventories, database } = world.services;
    const pieces = { guildId: guild.id, userId: guild.member.id, itemName: 'Badge', count: 3 };
    await database.db.transaction().execute((tx) => inventories.give(tx, pieces));

    await chat.ask('!use badge all');

    expect(await owned()).toEqual({ Badge: 2 });
  });

  test('Items are found in Russian, and «всё» takes what there is', async ({ world, guild, api }) => {
    const { chat, sell, give, rules, owned } = openShopping(world, guild, api);
    await sell({ name: 'Меч рассвета', price: 2 });
    await rules({ sellBack: 50 });
    await give(100);
    await inRussian(api, guild);

    await chat.ask('!купить «меч рассвета» 5');
    const bought = await owned();
    const { embeds } = await chat.ask('!продать меч всё');
    const unknown = await chat.ask('!купить лук');
    const question = await chat.ask('!товар мчеи');

    expect(bought).toEqual({ 'Меч рассвета': 5 });
    expect(JSON.stringify(embeds)).toContain('5');
    expect(await owned()).toMatchObject({ 'Меч рассвета': 0 });
    expect(unknown.content).toContain('Товара «лук» нет');
    expect(question.content).toContain('Товара «мчеи» нет');
  });
});

describe('Jobs', () => {
  test('A job is found by its beginning, and a misspelt one is asked about', async ({ world, guild, api }) => {
    await addJob(api, guild, 'Night guard');
    await addJob(api, guild, 'Miner');
    const chat = openChat(world, guild);

    const begun = await chat.ask('!work night');
    const question = await chat.ask('!work mienr');
    await chat.press(question.id, buttonsOf(question).get('Miner') ?? '');

    expect(JSON.stringify(begun)).toContain('70 💰');
    const shown = () => JSON.stringify(chat.answers().find(({ id }) => id === question.id));
    await expect.poll(shown).toContain('70 💰');
  });
});

describe('Help', () => {
  test.for([
    { typed: '!help coupon create', title: 'coupon create' },
    { typed: '!help /coupon create', title: 'coupon create' },
    { typed: '!help coupon', title: 'coupon' },
    { typed: '!help купон создать', title: 'coupon create' },
    { typed: '!help balan', title: 'balance' },
    { typed: '!help lb', title: 'leaderboard' },
    { typed: '!help ping please', title: 'ping' },
  ])('"$typed" explains $title', async ({ typed, title }, { world, guild }) => {
    const { embeds } = await openChat(world, { ...guild, member: guild.owner }).ask(typed);

    expect(embeds).toMatchObject([{ title }]);
  });

  test('A subcommand is explained with its own usage only', async ({ world, guild }) => {
    const { embeds } = await openChat(world, guild).ask('!help coupon gift');

    expect(JSON.stringify(embeds)).toContain('!coupon gift <amount>');
    expect(JSON.stringify(embeds)).not.toContain('!coupon create');
  });

  test.for([{ typed: '!help economy' }, { typed: '!help экономика' }, { typed: '!help econ' }])(
    '"$typed" lists the commands of the category',
    async ({ typed }, { world, guild }) => {
      const { embeds } = await openChat(world, guild).ask(typed);

      expect(embeds).toMatchObject([{ fields: [{ name: 'Economy', value: expect.stringContaining('`!balance`') }] }]);
    },
  );

  test('A misspelt command is asked about, and the button explains it', async ({ world, guild }) => {
    const chat = openChat(world, guild);

    const question = await chat.ask('!help inventroy');
    const asked = question.content;
    await chat.press(question.id, buttonsOf(question).get('inventory') ?? '');

    expect(asked).toContain('Did you mean inventory?');
    const shown = () => JSON.stringify(chat.answers().find(({ id }) => id === question.id));
    await expect.poll(shown).toContain('!inventory');
  });

  test('Commands and categories are found in Russian', async ({ world, guild, api }) => {
    await inRussian(api, guild);
    const chat = openChat(world, guild);

    const answers = [
      await chat.ask('!помощь купон создать'),
      await chat.ask('!помощь Утилиты'),
      await chat.ask('!помощь инвен'),
    ];

    expect(answers.map(({ embeds: [embed] }) => embed)).toMatchObject([
      { title: 'купон создать' },
      { fields: [{ name: 'Утилиты' }] },
      { title: 'инвентарь' },
    ]);
  });
});
