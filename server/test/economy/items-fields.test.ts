import { itemsEndpoints } from '@perigee/core/economy/items/endpoints';
import { ITEM_DESCRIPTION_MAX } from '@perigee/core/economy/items/schema';
import { NAME_MAX } from '@perigee/core/base/names/name-schema';
import { URL_MAX } from '@perigee/core/base/text/http-url';
import { describe, expect } from 'vitest';
import { buildItem, fillShop, itemNames } from '../support/economy-builders.ts';
import { createGuild, test } from '../support/fixtures.ts';
import { refusal } from '../support/bot/refusals.ts';

const { create, update, remove } = itemsEndpoints;

describe('Item fields', () => {
  test('Accepts every field of an item at its limit', async ({ api, guild, world }) => {
    const params = { guildId: guild.id };
    await world.setBoost(guild.id, true);
    const longUrl = `https://example.com/${'x'.repeat(URL_MAX - 20)}`;
    const bodies = [
      { name: 'x' },
      { name: 'x'.repeat(NAME_MAX) },
      { name: 'a', description: '🚀'.repeat(ITEM_DESCRIPTION_MAX / 2) },
      { name: 'b', iconUrl: longUrl },
      { name: 'c', price: 0, requiredXp: 0, xp: { min: 0, max: 0 } },
      { name: 'd', price: Number.MAX_SAFE_INTEGER, requiredXp: Number.MAX_SAFE_INTEGER },
    ].map(buildItem);

    const replies = [];
    for (const body of bodies) replies.push(await api.call(guild.owner.token, create, { params, body }));

    expect(replies.map(refusal)).toEqual(bodies.map(() => '200'));
  });

  test('Rejects every field of an item beyond its limit, and names the field', async ({ api, guild, world }) => {
    const params = { guildId: guild.id };
    await world.setBoost(guild.id, true);
    await fillShop(api, guild, 1);
    const cases = [
      { changes: { name: '' }, path: 'name', code: 'nameRequired' },
      { changes: { name: ' \u200b\u3164' }, path: 'name', code: 'nameRequired' },
      { changes: { name: 'x'.repeat(NAME_MAX + 1) }, path: 'name', code: 'nameTooLong' },
      { changes: { name: '🚀'.repeat(26) }, path: 'name', code: 'nameTooLong' },
      {
        changes: { description: 'x'.repeat(ITEM_DESCRIPTION_MAX + 1) },
        path: 'description',
        code: 'descriptionTooLong',
      },
      { changes: { iconUrl: 'ftp://example.com/a.png' }, path: 'iconUrl', code: 'invalidUrl' },
      { changes: { iconUrl: 'sword.png' }, path: 'iconUrl', code: 'invalidUrl' },
      { changes: { price: -1 }, path: 'price', code: 'nonNegativeInteger' },
      { changes: { price: 0.5 }, path: 'price', code: 'nonNegativeInteger' },
      { changes: { price: '5' }, path: 'price', code: 'nonNegativeInteger' },
      { changes: { requiredXp: -1 }, path: 'requiredXp', code: 'nonNegativeInteger' },
      { changes: { xp: { min: -1, max: 0 } }, path: 'xp.min', code: 'nonNegativeInteger' },
      { changes: { xp: { min: 2, max: 1 } }, path: 'xp.max', code: 'maxBelowMin' },
      { changes: { requiredRoles: ['1', '1'] }, path: 'requiredRoles', code: 'duplicate' },
      { changes: { addRole: ['x'] }, path: 'addRole.0', code: 'invalidId' },
      { changes: { removeRole: undefined }, path: 'removeRole', code: 'invalidType' },
      { changes: { weight: 5 }, path: 'weight', code: 'unknownField' },
    ];

    const replies = [];
    for (const { changes } of cases) {
      const body = { ...buildItem(), ...changes };
      replies.push(await api.call(guild.owner.token, create, { params, body }));
      replies.push(await api.call(guild.owner.token, update, { params: { ...params, itemName: 'Item 1' }, body }));
    }

    const refusals = cases.map(({ path, code }) => `400 ${path} ${code}`);
    expect(replies.map(refusal)).toEqual(refusals.flatMap((text) => [text, text]));
    expect(await itemNames(api, guild)).toEqual(['Item 1']);
  });

  test('An item icon requires boost, stays when boost ends, and cannot be reused without boost', async ({
    api,
    guild,
    world,
  }) => {
    const params = { guildId: guild.id };
    const iconUrl = 'https://example.com/sword.png';
    const withIcon = (name: string) => ({ params, body: buildItem({ name, iconUrl }) });

    const before = await api.call(guild.owner.token, create, withIcon('Sword'));
    await world.setBoost(guild.id, true);
    const during = await api.call(guild.owner.token, create, withIcon('Sword'));
    await world.setBoost(guild.id, false);
    const edited = await api.call(guild.owner.token, update, {
      params: { ...params, itemName: 'Sword' },
      body: buildItem({ name: 'Long sword', iconUrl, price: 9 }),
    });
    const copied = await api.call(guild.owner.token, create, withIcon('Sword'));

    expect([before, during, edited, copied].map(refusal)).toEqual([
      '400 iconUrl boostRequired',
      '200',
      '200',
      '400 iconUrl boostRequired',
    ]);
  });

  test('An item accepts only roles of its server that its editor and the bot can assign', async ({
    api,
    guild,
    world,
  }) => {
    const params = { guildId: guild.id };
    const control = world.simulator.world;
    const own = control.createRole(guild.id, { name: 'Own' });
    const foreign = control.createRole(createGuild(world).id, { name: 'Foreign' });
    const high = control.createRole(guild.id, { name: 'High', position: 50 });
    const bodies = [
      buildItem({ requiredRoles: [own, foreign] }),
      buildItem({ addRole: [foreign] }),
      buildItem({ removeRole: [foreign, own] }),
      buildItem({ addRole: [high] }),
    ];

    const replies = [];
    for (const body of bodies) replies.push(await api.call(guild.owner.token, create, { params, body }));
    const byManager = { params, body: buildItem({ requiredRoles: [high], removeRole: [high] }) };
    replies.push(await api.call(guild.manager.token, create, byManager));

    expect(replies.map(refusal)).toEqual([
      '400 requiredRoles.1 unknownRole',
      '400 addRole.0 unknownRole',
      '400 removeRole.0 unknownRole',
      '400 addRole.0 roleAboveBot',
      '400 removeRole.0 roleAboveYou',
    ]);
  });

  test('A deleted role does not block changes to items', async ({ api, guild, world }) => {
    const params = { guildId: guild.id };
    const control = world.simulator.world;
    const lost = control.createRole(guild.id, { name: 'Short-lived' });
    const old = buildItem({ name: 'Old', requiredRoles: [lost] });
    await api.call(guild.owner.token, create, { params, body: old });
    control.deleteRole(guild.id, lost);

    const dearer = { params: { ...params, itemName: 'Old' }, body: { ...old, price: 1 } };
    const changed = await api.call(guild.owner.token, update, dearer);
    const added = await api.call(guild.owner.token, create, { params, body: buildItem({ name: 'New' }) });
    const removed = await api.call(guild.owner.token, remove, {
      params: { ...params, itemName: 'New' },
    });

    expect([changed, added, removed].map(refusal)).toEqual(['200', '200', '200']);
  });
});
