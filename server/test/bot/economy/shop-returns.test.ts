import { expect } from 'vitest';
import { retryHeldUp } from '../../support/bot/retry-held-up.ts';
import { test } from '../../support/fixtures.ts';
import { openShopping } from '../../support/economy/shopping.ts';
import { DAY_MS } from '../../support/pass-time.ts';

const ABOVE_THE_BOT = 200;
const FORBIDDEN = { status: 403, body: { code: 50_013, message: 'Missing Permissions' } };

test('A return leaves all roles unchanged if Discord refuses to remove one of them', async ({ world, guild, api }) => {
  const { chat, sell, rules, role, give, rolesOf, holdings, idsOf, textOf } = openShopping(world, guild, api);
  const [hero, king, peasant] = [role('Hero'), role('King'), role('Peasant')];
  world.simulator.world.grantRole(guild.id, guild.member.id, peasant);
  await sell({ name: 'Crown', price: 40, addRole: [hero, king], removeRole: [peasant] });
  await rules({ refunds: true });
  await give(100);
  const { id } = await chat.ask('!buy crown');
  world.simulator.world.fail({ method: 'DELETE', path: new RegExp(`/roles/${king}$`), ...FORBIDDEN, times: 1 });

  await chat.press(id, idsOf(id, 'return')[0] ?? '');

  await expect.poll(() => textOf(id)).toContain(`can’t be returned: the role <@&${king}> is above mine.`);
  expect((await rolesOf()).toSorted()).toEqual([hero, king].toSorted());
  expect(await holdings()).toEqual({ balance: 60, xp: 0 });
});

test('A return refused after a partial attempt restores the roles and can be retried', async ({
  world,
  guild,
  api,
}) => {
  const { chat, sell, rules, role, give, rolesOf, holdings, idsOf, textOf } = openShopping(world, guild, api);
  const platform = world.simulator.world;
  const [hero, king, peasant] = [role('Hero'), role('King'), role('Peasant')];
  platform.grantRole(guild.id, guild.member.id, peasant);
  await sell({ name: 'Crown', price: 40, addRole: [hero, king], removeRole: [peasant] });
  await rules({ refunds: true });
  await give(100);
  const { id } = await chat.ask('!buy crown');
  platform.fail({ method: 'DELETE', path: new RegExp(`/roles/${king}$`), status: 500, times: 1_000 });
  const pressed = chat.press(id, idsOf(id, 'return')[0] ?? '');
  await expect.poll(async () => (await rolesOf()).toSorted()).toEqual([king, peasant].toSorted());

  platform.moveRole(guild.id, king, ABOVE_THE_BOT);
  await retryHeldUp(world, guild, 'role-grants.return');
  await pressed;

  await expect.poll(() => textOf(id)).toContain(`can’t be returned: the role <@&${king}> is above mine.`);
  expect((await rolesOf()).toSorted()).toEqual([hero, king].toSorted());
  expect(await holdings()).toEqual({ balance: 60, xp: 0 });

  platform.recover();
  platform.moveRole(guild.id, king, 1);
  const { id: inventory } = await chat.ask('!inventory');
  const message = platform.messages(guild.channelId).find((each) => each.id === inventory);
  const [, order = ''] = /"value":"([\da-f-]{36})"/.exec(JSON.stringify(message?.components)) ?? [];
  await chat.choose(inventory, idsOf(inventory, 'returns')[0] ?? '', order);

  await expect.poll(() => textOf(inventory)).toContain('You returned **Crown** and got 40 💰 back.');
  expect(await rolesOf()).toEqual([peasant]);
});

test('A return that fails with Discord errors for a week restores the roles it removed', async ({
  world,
  guild,
  api,
}) => {
  const { chat, sell, rules, role, give, rolesOf, idsOf, textOf } = openShopping(world, guild, api);
  const platform = world.simulator.world;
  const [hero, king] = [role('Hero'), role('King')];
  await sell({ name: 'Crown', price: 40, addRole: [hero, king] });
  await rules({ refunds: true });
  await give(100);
  const { id } = await chat.ask('!buy crown');
  platform.fail({ path: new RegExp(`/roles/${king}$`), method: 'DELETE', status: 500, times: 1_000 });
  const pressed = chat.press(id, idsOf(id, 'return')[0] ?? '');
  await expect.poll(() => rolesOf()).toEqual([king]);

  await retryHeldUp(world, guild, 'role-grants.return', 8 * DAY_MS);
  await pressed;

  await expect.poll(() => textOf(id)).toContain('can’t be returned');
  await expect.poll(async () => (await rolesOf()).toSorted()).toEqual([hero, king].toSorted());
});

test('Returning a purchase subtracts its time from a role that was bought again', async ({ world, guild, api }) => {
  const { chat, sell, rules, role, give, rolesOf, holdings, idsOf, textOf, roleDaysLeft } = openShopping(
    world,
    guild,
    api,
  );
  const vip = role('VIP');
  await sell({ name: 'Day pass', price: 10, addRole: [vip], roleDuration: DAY_MS });
  await rules({ refunds: true });
  await give(100);
  const { id: first } = await chat.ask('!buy day pass');
  await chat.ask('!buy day pass 2');
  expect(await roleDaysLeft()).toEqual([1, 3]);

  await chat.press(first, idsOf(first, 'return')[0] ?? '');

  await expect.poll(() => textOf(first)).toContain('You returned **Day pass** and got 10 💰 back.');
  expect(await holdings()).toEqual({ balance: 80, xp: 0 });
  expect(await rolesOf()).toEqual([vip]);
  expect(await roleDaysLeft()).toEqual([2]);
});
