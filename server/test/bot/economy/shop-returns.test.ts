import { expect } from 'vitest';
import { test } from '../../../src/testing/fixtures.ts';
import { openShopping } from '../../../src/testing/economy/shopping.ts';

const FORBIDDEN = { status: 403, body: { code: 50_013, message: 'Missing Permissions' } };

test('where one of several roles can not be taken back, the others stay as well', async ({ world, guild, api }) => {
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
