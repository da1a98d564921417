import { TIER_LIMITS } from '@perigee/core/base/limits/tier-limits';
import { guildsEndpoints } from '@perigee/core/community/guilds/endpoints';
import { itemsEndpoints } from '@perigee/core/economy/items/endpoints';
import { nameInPath } from '@perigee/core/base/names/name-key';
import { describe, expect } from 'vitest';
import { buildItem, fillShop, itemNames } from '../support/economy-builders.ts';
import { createGuild, test } from '../support/fixtures.ts';
import { refusal } from '../support/bot/refusals.ts';

const { list, create, update, remove } = itemsEndpoints;
const { free, boosted } = TIER_LIMITS.items;

describe('Shop items', () => {
  test('A new item appears in the shop', async ({ api, guild, world }) => {
    const params = { guildId: guild.id };
    const roleId = world.simulator.world.createRole(guild.id, { name: 'Knight' });
    const body = buildItem({
      requiredRoles: [roleId],
      addRole: [roleId],
      removeRole: [roleId],
      xp: { min: 1, max: 2 },
    });

    const reply = await api.call(guild.owner.token, create, { params, body });
    const items = await api.call(guild.manager.token, list, { params });
    const info = await api.call(guild.manager.token, guildsEndpoints.info, { params });

    expect(reply).toMatchObject({ status: 200, body: { message: 'Settings saved', version: 1 } });
    expect(items).toMatchObject({ status: 200, body: [body] });
    expect(info.body).toMatchObject({ settings: { items: [body], versions: { items: 1 } } });
  });

  test('Changes and renames an item in place', async ({ api, guild }) => {
    const params = { guildId: guild.id };
    await fillShop(api, guild, 3);

    const sameName = buildItem({ name: 'ITEM 2', price: 5 });
    const kept = await api.call(guild.owner.token, update, {
      params: { ...params, itemName: 'Item 2' },
      body: sameName,
    });
    const renamed = await api.call(guild.owner.token, update, {
      params: { ...params, itemName: 'item 2' },
      body: { ...buildItem({ name: 'Bow' }), newName: 'Bow' },
    });

    expect([kept.status, renamed.status]).toEqual([200, 200]);
    expect(await itemNames(api, guild)).toEqual(['Item 1', 'Bow', 'Item 3']);
  });

  test('Removes an item from the shop', async ({ api, guild }) => {
    await fillShop(api, guild, 2);

    const reply = await api.call(guild.manager.token, remove, { params: { guildId: guild.id, itemName: 'Item 1' } });

    expect(reply).toMatchObject({ status: 200, body: { version: 3 } });
    expect(await itemNames(api, guild)).toEqual(['Item 2']);
  });

  test('Answers "not found" when an editor changes or removes an unknown item', async ({ api, guild }) => {
    const params = { guildId: guild.id, itemName: 'Nothing' };

    const replies = [
      await api.call(guild.owner.token, update, { params, body: buildItem() }),
      await api.call(guild.owner.token, remove, { params }),
    ];

    expect(replies).toMatchObject([
      { status: 404, body: { code: 'notFound', message: 'There is no such item' } },
      { status: 404, body: { code: 'notFound' } },
    ]);
  });

  test('Answers "not found" for the items of a server without the bot', async ({ api, world }) => {
    const { id, owner } = createGuild(world, { botIn: false });
    const params = { guildId: id };

    const replies = [
      await api.call(owner.token, list, { params }),
      await api.call(owner.token, create, { params, body: buildItem() }),
    ];

    expect(replies.map(({ status }) => status)).toEqual([404, 404]);
  });
});

describe('Item names', () => {
  test('An item accepts any text as its name, and can be addressed by it', async ({ api, guild }) => {
    const params = { guildId: guild.id };
    const odd = [
      'a/b',
      '.',
      '..',
      '100 %',
      '%2F',
      '\\',
      '?x=1#y',
      '🗡️ меч',
      '%',
      '＊',
      '+',
      "' or 1=1",
      '<b>',
      '界'.repeat(50),
    ];

    const created = [];
    const changed = [];
    for (const name of odd) {
      created.push(await api.call(guild.owner.token, create, { params, body: buildItem({ name }) }));
      const options = { params: { ...params, itemName: nameInPath(name) }, body: buildItem({ name, price: 7 }) };
      changed.push(await api.call(guild.owner.token, update, options));
    }
    const stored = await itemNames(api, guild);
    const removed = [];
    for (const name of odd) {
      removed.push(await api.call(guild.owner.token, remove, { params: { ...params, itemName: nameInPath(name) } }));
    }

    expect([...created, ...changed, ...removed].map(({ status }) => status)).toEqual(
      [...odd, ...odd, ...odd].map(() => 200),
    );
    expect(stored).toEqual(odd);
    expect(await itemNames(api, guild)).toEqual([]);
  });

  test('Rejects an item name that is taken, in any spelling', async ({ api, guild }) => {
    const params = { guildId: guild.id };
    await fillShop(api, guild, 2);

    const replies = [];
    for (const name of ['Item 1', ' item 1 ', 'ITEM 1', 'Ｉtem 1', 'Item\u00a01']) {
      replies.push(await api.call(guild.owner.token, create, { params, body: buildItem({ name }) }));
    }
    const renamed = { params: { ...params, itemName: 'Item 2' }, body: buildItem({ name: 'item 1' }) };
    replies.push(await api.call(guild.owner.token, update, renamed));

    expect(replies[0]?.body).toMatchObject({ code: 'conflict', message: 'Another item has this name' });
    expect(replies.map(refusal)).toEqual(replies.map(() => '409 name itemNameTaken'));
    expect(await itemNames(api, guild)).toEqual(['Item 1', 'Item 2']);
  });

  test('Creates only one of several simultaneous items with the same name', async ({ api, guild }) => {
    const params = { guildId: guild.id };

    const replies = await Promise.all(
      ['Sword', 'SWORD', ' sword', 'sword', 'sWord', 'Sword'].map((name, index) =>
        api.call(index % 2 ? guild.owner.token : guild.manager.token, create, { params, body: buildItem({ name }) }),
      ),
    );

    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409, 409, 409, 409,
    ]);
  });

  test('Trims white space around an item name', async ({ api, guild }) => {
    const reply = await api.call(guild.owner.token, create, {
      params: { guildId: guild.id },
      body: buildItem({ name: '  Big Sword ' }),
    });

    expect(reply.body).toMatchObject({ value: buildItem({ name: 'Big Sword' }) });
    expect(await itemNames(api, guild)).toEqual(['Big Sword']);
  });
});

describe('Item limits', () => {
  test(`Allows ${free} items without boost`, async ({ api, guild }) => {
    const params = { guildId: guild.id };
    await fillShop(api, guild, free);

    const reply = await api.call(guild.owner.token, create, { params, body: buildItem({ name: 'One more' }) });

    expect(reply).toMatchObject({
      status: 409,
      body: {
        code: 'conflict',
        message: 'Items limit reached',
        issues: [{ path: '', code: 'itemsLimitReached', params: { max: free } }],
      },
    });
    expect(await itemNames(api, guild)).toHaveLength(free);
  });

  test(`Allows ${boosted} items with boost, and keeps them editable when boost ends`, async ({ api, guild, world }) => {
    const params = { guildId: guild.id };
    await world.setBoost(guild.id, true);
    await fillShop(api, guild, boosted);
    const full = await api.call(guild.owner.token, create, { params, body: buildItem({ name: 'One more' }) });
    await world.setBoost(guild.id, false);

    const itemName = `Item ${boosted}`;
    const changed = await api.call(guild.owner.token, update, {
      params: { ...params, itemName },
      body: buildItem({ name: 'Renamed' }),
    });
    const removed = await api.call(guild.owner.token, remove, { params: { ...params, itemName: 'Renamed' } });
    const added = await api.call(guild.owner.token, create, { params, body: buildItem({ name: 'One more' }) });

    expect([full, changed, removed, added].map(refusal)).toEqual([
      '409  itemsLimitReached',
      '200',
      '200',
      '409  itemsLimitReached',
    ]);
    expect(await itemNames(api, guild)).toHaveLength(boosted - 1);
  });

  test('Simultaneous requests cannot exceed the item limit', async ({ api, guild }) => {
    const params = { guildId: guild.id };
    await fillShop(api, guild, free - 2);

    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        api.call(guild.owner.token, create, { params, body: buildItem({ name: `Rush ${index}` }) }),
      ),
    );

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(await itemNames(api, guild)).toHaveLength(free);
  });
});
