import { automodEndpoints } from '@perigee/core/moderation/automod/endpoints';
import { DEFAULT_AUTOMOD } from '@perigee/core/moderation/automod/schema';
import { commandsEndpoints } from '@perigee/core/community/commands/endpoints';
import { customJobsEndpoints } from '@perigee/core/economy/custom-jobs/endpoints';
import { itemsEndpoints } from '@perigee/core/economy/items/endpoints';
import { describe, expect } from 'vitest';
import type { ApiClient } from '../support/api-client.ts';
import { buildCommand, overwritesOf, saveCommand, slashId } from '../support/bot/command-settings.ts';
import { buildItem, buildCustomJob, fillShop, itemNames } from '../support/economy-builders.ts';
import { type GuildFixture, test } from '../support/fixtures.ts';

/** Headers of a save based on this version of the section. */
const ifMatch = (version: number) => ({ headers: { 'if-match': `"${version}"` } });

const saveItem = (api: ApiClient, { id, owner }: GuildFixture, name: string, body: object, options: object) =>
  api.call(owner.token, itemsEndpoints.update, { params: { guildId: id, itemName: name }, body, ...options });

describe('Concurrent edits of an item', () => {
  test('A save of an outdated item returns the current one, and changes nothing', async ({ api, guild }) => {
    await fillShop(api, guild, 1);
    const theirs = buildItem({ name: 'Item 1', price: 7 });
    const params = { guildId: guild.id, itemName: 'Item 1' };
    await api.call(guild.manager.token, itemsEndpoints.update, { params, body: theirs, ...ifMatch(1) });

    const reply = await saveItem(api, guild, 'item 1', buildItem({ name: 'Item 1', price: 9 }), ifMatch(1));
    const list = await api.call(guild.owner.token, itemsEndpoints.list, { params: { guildId: guild.id } });

    expect(reply).toMatchObject({
      status: 409,
      body: {
        code: 'conflict',
        conflict: { section: 'items', version: 2, value: theirs, savedBy: { id: guild.manager.id } },
      },
    });
    expect(list.body).toEqual([theirs]);
  });

  test('A save based on the current version of an item succeeds', async ({ api, guild }) => {
    await fillShop(api, guild, 1);
    await saveItem(api, guild, 'Item 1', buildItem({ name: 'Item 1', price: 7 }), ifMatch(1));

    const reply = await saveItem(api, guild, 'Item 1', buildItem({ name: 'Item 1', price: 9 }), ifMatch(2));

    expect(reply).toMatchObject({ status: 200, body: { version: 3 } });
  });

  test('Identical saves of an item do not conflict', async ({ api, guild }) => {
    await fillShop(api, guild, 1);
    const body = buildItem({ name: 'Item 1', price: 7 });

    const replies = [
      await saveItem(api, guild, 'Item 1', body, ifMatch(1)),
      await saveItem(api, guild, 'Item 1', body, ifMatch(1)),
    ];

    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  });

  test('Refuses to remove an item that was changed meanwhile', async ({ api, guild }) => {
    await fillShop(api, guild, 1);
    const params = { guildId: guild.id, itemName: 'Item 1' };
    await saveItem(api, guild, 'Item 1', buildItem({ name: 'Item 1', price: 7 }), ifMatch(1));

    const stale = await api.call(guild.owner.token, itemsEndpoints.remove, { params, ...ifMatch(1) });
    const knowing = await api.call(guild.owner.token, itemsEndpoints.remove, { params, ...ifMatch(2) });

    expect(stale).toMatchObject({ status: 409, body: { conflict: { value: { price: 7 } } } });
    expect(knowing.status).toBe(200);
    expect(await itemNames(api, guild)).toEqual([]);
  });

  test('Answers "not found" to a save of an item that was renamed meanwhile', async ({ api, guild }) => {
    await fillShop(api, guild, 1);
    await saveItem(api, guild, 'Item 1', buildItem({ name: 'Renamed' }), ifMatch(1));

    const reply = await saveItem(api, guild, 'Item 1', buildItem({ name: 'Item 1', price: 9 }), ifMatch(1));

    expect(reply).toMatchObject({ status: 404, body: { message: 'There is no such item' } });
  });

  test('Accepts only one of eight simultaneous saves of an item', async ({ api, guild }) => {
    await fillShop(api, guild, 1);

    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, price) =>
        saveItem(api, guild, 'Item 1', buildItem({ name: 'Item 1', price }), ifMatch(1)),
      ),
    );

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(7);
  });
});

describe('Edits elsewhere in a list', () => {
  test('Edits of different items do not conflict', async ({ api, guild }) => {
    await fillShop(api, guild, 2);
    await saveItem(api, guild, 'Item 1', buildItem({ name: 'Item 1', price: 7 }), ifMatch(2));

    const reply = await saveItem(api, guild, 'Item 2', buildItem({ name: 'Item 2', price: 9 }), ifMatch(2));

    expect(reply).toMatchObject({ status: 200, body: { version: 4 } });
  });

  test('Edits of different jobs do not conflict, and edits of the same job do', async ({ api, guild }) => {
    const create = (name: string) =>
      api.call(guild.owner.token, customJobsEndpoints.create, {
        params: { guildId: guild.id },
        body: buildCustomJob({ name }),
      });
    const save = (jobName: string, cooldown: number, version: number) =>
      api.call(guild.owner.token, customJobsEndpoints.update, {
        params: { guildId: guild.id, jobName },
        body: buildCustomJob({ name: jobName, cooldown }),
        ...ifMatch(version),
      });
    await create('Miner');
    await create('Cook');

    const replies = [
      await save('Miner', 60_000, 2),
      await save('Cook', 60_000, 2),
      await save('Miner', 120_000, 2),
      await api.call(guild.owner.token, customJobsEndpoints.remove, {
        params: { guildId: guild.id, jobName: 'Cook' },
        ...ifMatch(2),
      }),
    ];

    expect(replies.map(({ status }) => status)).toEqual([200, 200, 409, 409]);
  });
});

test('Edits of the same automod rule conflict, and edits of different rules do not', async ({ api, guild }) => {
  const params = { guildId: guild.id };
  const theirs = { ...DEFAULT_AUTOMOD.caps, enabled: true };
  const save = (key: 'caps' | 'flood', body: object) =>
    api.call(guild.owner.token, automodEndpoints[key], { params, body, ...ifMatch(0) });
  await api.call(guild.manager.token, automodEndpoints.caps, { params, body: theirs, ...ifMatch(0) });

  const other = await save('flood', { ...DEFAULT_AUTOMOD.flood, enabled: true });
  const same = await save('caps', { ...theirs, deleteMessages: !theirs.deleteMessages });

  expect(other.status).toBe(200);
  expect(same).toMatchObject({ status: 409, body: { conflict: { section: 'automod', version: 2, value: theirs } } });
});

test('A conflicting save of a command does not reach Discord', async ({ world, api, guild }) => {
  await slashId(world);
  const save = (name: string, changes: object) =>
    api.call(guild.owner.token, commandsEndpoints.save, {
      params: { guildId: guild.id, commandName: name },
      body: buildCommand(changes),
      ...ifMatch(0),
    });
  await saveCommand(api, guild.manager.token, { guildId: guild.id }, { deleteUsage: true });

  const other = await save('help', { deleteUsage: true });
  const same = await save('ping', { enabled: false });

  expect(other.status).toBe(200);
  expect(same).toMatchObject({ status: 409, body: { conflict: { value: buildCommand({ deleteUsage: true }) } } });
  expect(await overwritesOf(world, guild.id)).toEqual([]);
});
