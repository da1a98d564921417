import { couponsEndpoints } from '@perigee/core/rewards/coupons/endpoints';
import { giveawaysEndpoints } from '@perigee/core/rewards/giveaways/endpoints';
import { expect } from 'vitest';
import { booksOf } from '../support/books.ts';
import { openCoupons } from '../support/economy/coupons.ts';
import { test } from '../support/fixtures.ts';
import { forgetPerson } from '../support/data/forget-person.ts';
import { buildPrize, openGivingAway } from '../support/economy/giving-away.ts';

test('Forgetting a manager cancels what their money funds, and keeps what others won or can use', async ({
  world,
  guild,
  api,
}) => {
  const { open, create, read, enter, step, drawn } = openGivingAway(world, guild);
  const { made, make, rules, redeem, holdings, give, list } = openCoupons(world, guild, api);
  const { owner, member } = guild;
  await give(1_000, owner.id);
  await rules({ byMembers: true });
  const own = await open({ prize: buildPrize({ kind: 'money', amount: 300, minted: false, text: '' }) });
  const words = await open();
  await create({}, true);
  await enter(words.messageId);
  await make({ amount: 10, uses: 5, lasts: 3_600_000 }, owner.token);
  const { code, id } = await made({ uses: 5 });
  await redeem(code);
  const before = await holdings(owner.id);

  await forgetPerson(world, owner.id);

  expect(before).toMatchObject({ balance: 650 });
  expect(await holdings(owner.id)).toBeNull();
  expect(await booksOf(world, guild)).toMatchObject({ total: 0, accounts: { 'sink:removal': 1_000 } });
  expect(await read(own.id)).toMatchObject({ state: 'cancelled', createdBy: { id: '0' } });
  await step(words.id, 'end');
  expect(await drawn(words.id)).toMatchObject({ entries: 1, results: [{ user: { id: member.id }, state: 'won' }] });
  const params = { guildId: guild.id };
  const { body } = await api.call(owner.token, giveawaysEndpoints.open, { params });
  expect(body).toMatchObject({ giveaways: [] });
  const running = (await list()).body;
  expect(running).toMatchObject({ coupons: [{ id, by: null, used: 1, state: 'running' }] });
  expect((await api.call(owner.token, couponsEndpoints.own, { params })).body).toMatchObject({ made: [] });
});

test('Forgetting a member deletes their entries, wins and uses, and returns unclaimed prizes', async ({
  world,
  guild,
  api,
}) => {
  const { open, rules: claim, read, enter, join, step, drawn } = openGivingAway(world, guild);
  const { made, redeem, give, holdings, list, uses } = openCoupons(world, guild, api);
  const { owner, member } = guild;
  await give(500, owner.id);
  await claim(3_600_000);
  const won = await open({ prize: buildPrize({ kind: 'money', amount: 500, minted: false, text: '' }) });
  await enter(won.messageId);
  await step(won.id, 'end');
  await drawn(won.id);
  const running = await open();
  await enter(running.messageId);
  await enter(running.messageId, join('ann'));
  const { code, id } = await made({ uses: 5 });
  await redeem(code);
  const held = await holdings(owner.id);

  await forgetPerson(world, member.id);

  expect(held).toMatchObject({ balance: 0 });
  expect(await holdings(owner.id)).toMatchObject({ balance: 500 });
  expect(await read(won.id)).toMatchObject({ state: 'ended', results: [], entries: 1 });
  expect(await read(running.id)).toMatchObject({ entries: 1 });
  expect((await uses(id)).body).toMatchObject({ uses: [] });
  expect((await list()).body).toMatchObject({ coupons: [{ used: 1 }] });
  const params = { guildId: guild.id };
  const calls = [giveawaysEndpoints.own, couponsEndpoints.own];
  for (const call of calls) {
    expect(JSON.stringify((await api.call(member.token, call, { params })).body)).not.toContain(running.id);
  }
});

test('Forgetting a member ends a coupon whose last use was waiting for their role', async ({ world, guild, api }) => {
  const { made, redeem, list } = openCoupons(world, guild, api);
  const platform = world.simulator.world;
  const role = platform.createRole(guild.id, { name: 'VIP', position: 1 });
  const { code, id } = await made({ uses: 1, prize: { kind: 'role', amount: 1, item: '', role, roleDuration: null } });
  platform.fail({ method: 'PUT', path: new RegExp(`/roles/${role}$`), status: 'lost', times: 100 });
  const redeemed = await redeem(code);

  await forgetPerson(world, guild.member.id);

  expect(redeemed).toMatchObject({ status: 200, body: { state: 'pending' } });
  expect((await list({ over: 'yes' })).body).toMatchObject({ coupons: [{ id, used: 1, end: 'used' }] });
});
