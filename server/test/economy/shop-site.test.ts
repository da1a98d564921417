import { itemsEndpoints } from '@perigee/core/economy/items/endpoints';
import { shopEndpoints } from '@perigee/core/economy/shop/endpoints';
import { shopRulesSection } from '@perigee/core/economy/shop/section';
import { describe, expect } from 'vitest';
import { buildItem } from '../support/economy-builders.ts';
import { test } from '../support/fixtures.ts';
import { refusal } from '../support/bot/refusals.ts';
import { openShopping } from '../support/economy/shopping.ts';

const { create, update, list } = itemsEndpoints;
const HOUR = 3_600_000;

describe('Item options', () => {
  test('Accepts item options at their limits, keeps omitted ones, and clears them with null', async ({
    api,
    guild,
    world,
  }) => {
    const params = { guildId: guild.id };
    const role = world.simulator.world.createRole(guild.id, { name: 'VIP', position: 1 });
    const limits = {
      stock: 0,
      restock: { amount: 1_000_000, every: 60_000 },
      limitPerMember: 1_000_000,
      roleDuration: 31_536_000_000,
      onUse: true,
    };
    const body = buildItem({ addRole: [role] });
    const place = { ...params, itemName: 'Sword' };
    const stored = async () => (await api.call(guild.owner.token, list, { params })).body;

    await api.call(guild.owner.token, create, { params, body: { ...body, ...limits } });
    expect(await stored()).toEqual([{ ...body, ...limits }]);
    await api.call(guild.owner.token, update, { params: place, body: { ...body, price: 5 } });
    expect(await stored()).toEqual([{ ...body, ...limits, price: 5 }]);
    await api.call(guild.owner.token, update, {
      params: place,
      body: { ...body, stock: null, limitPerMember: null, roleDuration: null, onUse: false },
    });

    expect(await stored()).toEqual([body]);
  });

  test('Rejects item options beyond their limits, and names the field', async ({ api, guild }) => {
    const params = { guildId: guild.id };
    const restock = { amount: 1, every: HOUR };
    const cases = [
      { changes: { stock: -1 }, path: 'stock', code: 'nonNegativeInteger' },
      { changes: { stock: 1.5 }, path: 'stock', code: 'nonNegativeInteger' },
      { changes: { stock: 1_000_001 }, path: 'stock', code: 'tooBig' },
      { changes: { stock: 1, restock: { ...restock, amount: 0 } }, path: 'restock.amount', code: 'positiveInteger' },
      {
        changes: { stock: 1, restock: { ...restock, every: 59_999 } },
        path: 'restock.every',
        code: 'durationTooShort',
      },
      { changes: { limitPerMember: 0 }, path: 'limitPerMember', code: 'positiveInteger' },
      { changes: { roleDuration: 31_536_000_001 }, path: 'roleDuration', code: 'durationTooLong' },
      { changes: { onUse: 1 }, path: 'onUse', code: 'invalidType' },
    ];

    const replies = [];
    for (const { changes } of cases) {
      replies.push(await api.call(guild.owner.token, create, { params, body: { ...buildItem(), ...changes } }));
    }

    expect(replies.map(refusal)).toEqual(cases.map(({ path, code }) => `400 ${path} ${code}`));
  });
});

test('The shop buys items back for at most their full price', async ({ api, guild }) => {
  const params = { guildId: guild.id };
  const bodies = [
    { sellBack: 100, refunds: true },
    { sellBack: 101, refunds: true },
    { sellBack: 0, refunds: 1 },
  ];

  const replies = [];
  for (const body of bodies) replies.push(await api.call(guild.owner.token, shopRulesSection.save, { params, body }));

  expect(replies.map(refusal)).toEqual(['200', '400 sellBack percent', '400 refunds invalidType']);
});

describe('Shop preview', () => {
  test('The shop preview shows the shop to a member with given roles, XP and money', async ({ api, guild, world }) => {
    const params = { guildId: guild.id };
    const { sell, role } = openShopping(world, guild, api);
    const knight = role('Knight');
    await sell(
      { name: 'Bread', price: 500 },
      { name: 'Horse', price: 501 },
      { name: 'Castle', price: 1, requiredRoles: [knight] },
      { name: 'Book', price: 1, requiredXp: 10 },
      { name: 'Gone', price: 1, stock: 0 },
      { name: 'Sixth', price: 0 },
    );
    const visitor = { roles: [], xp: 9, balance: 500, page: 0 };
    const look = async (changes: object = {}) =>
      (await api.call(guild.manager.token, shopEndpoints.preview, { params, body: { ...visitor, ...changes } })).body;

    const plain = await look();
    const noble = await look({ roles: [knight], xp: 10, balance: 501 });
    const second = await look({ page: 9 });

    const buyable = (items: boolean[]) => ({ items: items.map((canBuy) => ({ canBuy })) });
    expect(plain).toMatchObject({ ...buyable([true, false, false, false, false]), page: 0, pages: 2 });
    expect(plain).toMatchObject({ content: '**Shop** · page 1 of 2 · your balance: 500 💰' });
    expect(JSON.stringify(plain)).toContain('🚫 You need 1 💰 more.');
    expect(noble).toMatchObject(buyable([true, true, true, true, false]));
    expect(second).toMatchObject({ items: [{ name: 'Sixth', canBuy: true }], page: 1 });
  });

  test('Only economy editors can use the shop preview', async ({ api, guild, stranger }) => {
    const params = { guildId: guild.id };
    const body = { roles: [], xp: 0, balance: 0, page: 0 };

    const replies = [
      await api.call(null, shopEndpoints.preview, { params, body }),
      await api.call(guild.member.token, shopEndpoints.preview, { params, body }),
      await api.call(stranger.token, shopEndpoints.preview, { params, body }),
      await api.call(guild.owner.token, shopEndpoints.preview, { params, body: { ...body, xp: -1 } }),
    ];

    expect(replies.map(({ status }) => status)).toEqual([401, 403, 404, 400]);
  });
});
