import { overviewEndpoints } from '@perigee/core/setup/overview/endpoints';
import { expect } from 'vitest';
import { retryHeldUp } from '../../support/bot/retry-held-up.ts';
import { booksOf } from '../../support/books.ts';
import { test } from '../../support/fixtures.ts';
import { openShopping } from '../../support/economy/shopping.ts';
import { DAY_MS, passTime } from '../../support/pass-time.ts';
import { waitForJobs } from '../../support/bot/wait-for-jobs.ts';
import { movementsOf, readOwn } from '../../support/economy/statements.ts';

const FORBIDDEN = { status: 403, body: { code: 50_013, message: 'Missing Permissions' } };

test('An item changes roles on purchase, and a member who has its permanent role cannot rebuy it', async ({
  world,
  guild,
  api,
}) => {
  const { chat, sell, role, give, rolesOf, holdings, textOf } = openShopping(world, guild, api);
  const [hero, peasant] = [role('Hero'), role('Peasant')];
  world.simulator.world.grantRole(guild.id, guild.member.id, peasant);
  await sell({ name: 'Knighthood', price: 40, addRole: [hero], removeRole: [peasant] });
  await give(100);

  const first = await chat.ask('!buy knighthood');
  const second = await chat.ask('!buy knighthood');

  expect(textOf(first.id)).toContain(
    `You bought **Knighthood** for 40 💰.\nYou now have <@&${hero}>.\nYou have 60 💰 left.`,
  );
  expect(second.content).toBe('You already have everything it gives.');
  expect(await rolesOf()).toEqual([hero]);
  expect(await holdings()).toEqual({ balance: 60, xp: 0 });
});

test('A purchase is refunded if Discord refuses or lacks a role, and the reply names the role', async ({
  world,
  guild,
  api,
}) => {
  const { chat, sell, role, give, rolesOf, holdings, textOf } = openShopping(world, guild, api);
  const [hero, king, deletedRole] = [role('Hero'), role('King'), role('Gone')];
  await sell(
    { name: 'Crown', price: 40, stock: 1, xp: { min: 5, max: 5 }, addRole: [hero, king] },
    { name: 'Ghost', price: 40, addRole: [deletedRole] },
  );
  await give(100);
  world.simulator.world.fail({ method: 'PUT', path: new RegExp(`/roles/${king}$`), ...FORBIDDEN, times: 1 });
  world.simulator.world.deleteRole(guild.id, deletedRole);

  const crown = await chat.ask('!buy crown');
  const ghost = await chat.ask('!buy ghost');

  expect(textOf(crown.id)).toContain(
    `Couldn’t give you **Crown**: the role <@&${king}> is above mine. You got your **40 💰** back.`,
  );
  expect(textOf(ghost.id)).toContain(`Couldn’t give you **Ghost**: the role <@&${deletedRole}> no longer exists.`);
  expect(await rolesOf()).toEqual([]);
  expect(await holdings()).toEqual({ balance: 100, xp: 0 });
  expect(await booksOf(world, guild)).toMatchObject({ total: 0, accounts: { 'sink:buy': 0 } });
  const ofCrown = movementsOf(await readOwn(api, guild)).filter(({ subject }) => subject === 'Crown');
  expect(ofCrown).toMatchObject([
    { kind: 'refund', balance: 40, reverses: { kind: 'buy', subject: 'Crown' } },
    { kind: 'buy', balance: -40, reverses: null },
  ]);
  expect(textOf((await chat.ask('!item crown')).id)).toContain('1 left');
});

test('A temporary role is removed when it expires, and buying it again adds time', async ({ world, guild, api }) => {
  const { chat, sell, role, give, rolesOf, roleDaysLeft } = openShopping(world, guild, api);
  const vip = role('VIP');
  await sell({ name: 'Day pass', price: 10, addRole: [vip], roleDuration: DAY_MS });
  await give(100);
  await chat.ask('!buy day pass');
  await chat.ask('!buy day pass 2');

  expect(await roleDaysLeft()).toEqual([1, 3]);
  await passTime(world, guild, DAY_MS);
  await waitForJobs(world, guild);
  expect(await rolesOf()).toEqual([vip]);
  await passTime(world, guild, 2 * DAY_MS);

  await expect.poll(() => rolesOf()).toEqual([]);
  const taken = world.simulator.world
    .requests()
    .filter(({ method, path }) => method === 'DELETE' && path.includes(vip));
  expect(taken).toHaveLength(1);
});

test('The overview reports an expired role that could not be removed until a retry removes it', async ({
  world,
  guild,
  api,
}) => {
  const { chat, sell, role, give, rolesOf } = openShopping(world, guild, api);
  const vip = role('VIP');
  await sell({ name: 'Day pass', price: 10, addRole: [vip], roleDuration: DAY_MS });
  await give(100);
  await chat.ask('!buy day pass');
  const problems = async () => {
    const { body } = await api.call(guild.owner.token, overviewEndpoints.read, { params: { guildId: guild.id } });
    return overviewEndpoints.read.schema.response[200].parse(body).problems.map(({ code, name }) => ({ code, name }));
  };
  expect(await problems()).toEqual([]);
  world.simulator.world.fail({ method: 'DELETE', path: new RegExp(`/roles/${vip}$`), ...FORBIDDEN, times: 1 });

  await passTime(world, guild, DAY_MS);
  await expect.poll(problems).toEqual([{ code: 'rolesNotTaken', name: 'VIP' }]);
  expect(await rolesOf()).toEqual([vip]);
  await passTime(world, guild, DAY_MS);

  await expect.poll(problems).toEqual([]);
  expect(await rolesOf()).toEqual([]);
});

test('A purchase with roles is returned completely or not at all', async ({ world, guild, api }) => {
  const { chat, sell, rules, role, give, rolesOf, holdings, idsOf, textOf } = openShopping(world, guild, api);
  const [hero, peasant] = [role('Hero'), role('Peasant')];
  world.simulator.world.grantRole(guild.id, guild.member.id, peasant);
  await sell({ name: 'Knighthood', price: 40, xp: { min: 3, max: 3 }, addRole: [hero], removeRole: [peasant] });
  await rules({ refunds: true });
  await give(100);
  const { id } = await chat.ask('!buy knighthood');
  expect(await holdings()).toEqual({ balance: 60, xp: 3 });
  world.simulator.world.fail({ method: 'DELETE', path: new RegExp(`/roles/${hero}$`), ...FORBIDDEN, times: 1 });

  await chat.press(id, idsOf(id, 'return')[0] ?? '');
  await expect.poll(() => textOf(id)).toContain(`can’t be returned: the role <@&${hero}> is above mine.`);
  expect(await holdings()).toEqual({ balance: 60, xp: 3 });
  const { id: inventory } = await chat.ask('!inventory');
  const message = world.simulator.world.messages(guild.channelId).find((each) => each.id === inventory);
  const [, order = ''] = /"value":"([\da-f-]{36})"/.exec(JSON.stringify(message?.components)) ?? [];
  await chat.choose(inventory, idsOf(inventory, 'returns')[0] ?? '', order);

  await expect.poll(() => textOf(inventory)).toContain('You returned **Knighthood** and got 40 💰 back.');
  expect(await rolesOf()).toEqual([peasant]);
  expect(await holdings()).toEqual({ balance: 100, xp: 0 });
});

test('A purchase that fails with Discord errors for a week is refunded and its roles are removed', async ({
  world,
  guild,
  api,
}) => {
  const { sell, role, give, rolesOf, holdings } = openShopping(world, guild, api);
  const [hero, peasant] = [role('Hero'), role('Peasant')];
  const platform = world.simulator.world;
  platform.grantRole(guild.id, guild.member.id, peasant);
  await sell({ name: 'Knighthood', price: 40, addRole: [hero], removeRole: [peasant] });
  await give(100);
  platform.fail({ method: 'DELETE', path: new RegExp(`/roles/${peasant}$`), status: 500, times: 1_000 });
  platform.say(guild.member.id, guild.channelId, '!buy knighthood');
  await expect.poll(async () => (await rolesOf()).toSorted()).toEqual([hero, peasant].toSorted());

  await retryHeldUp(world, guild, 'role-grants.give', 8 * DAY_MS);
  await expect.poll(() => holdings()).toEqual({ balance: 100, xp: 0 });
  await expect.poll(() => rolesOf()).toEqual([peasant]);
});

test('An item whose roles Discord refuses on use goes back to the inventory', async ({ world, guild, api }) => {
  const { chat, sell, role, give, holdings, owned, textOf } = openShopping(world, guild, api);
  const hero = role('Hero');
  await sell({ name: 'Scroll', price: 10, xp: { min: 5, max: 5 }, addRole: [hero], onUse: true });
  await give(100);
  await chat.ask('!buy scroll');
  world.simulator.world.fail({ method: 'PUT', path: new RegExp(`/roles/${hero}$`), ...FORBIDDEN, times: 1 });

  const used = await chat.ask('!use scroll');

  expect(textOf(used.id)).toContain('is above mine. It’s back in your inventory.');
  expect(await owned()).toEqual({ Scroll: 1 });
  expect(await holdings()).toEqual({ balance: 90, xp: 0 });
});
