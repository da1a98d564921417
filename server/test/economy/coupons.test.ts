import { couponsEndpoints } from '@perigee/core/rewards/coupons/endpoints';
import { itemsEndpoints } from '@perigee/core/economy/items/endpoints';
import { overviewEndpoints } from '@perigee/core/setup/overview/endpoints';
import { describe, expect } from 'vitest';
import { booksOf } from '../support/books.ts';
import { buildPrize, codeIn, openCoupons } from '../support/economy/coupons.ts';
import { buildItem } from '../support/economy-builders.ts';
import { test } from '../support/fixtures.ts';
import { readRoles } from '../support/bot/read-roles.ts';
import { moveJobs } from '../support/bot/list-jobs.ts';
import { tablesWith } from '../support/data/tables-with.ts';
import { openShopping } from '../support/economy/shopping.ts';
import { HOUR_MS, passTime } from '../support/pass-time.ts';

describe('Coupons', () => {
  test('A coupon gives its money once per member, with its code in any spelling', async ({ world, guild, api }) => {
    const { made, redeem, holdings } = openCoupons(world, guild, api);
    const { code } = await made({ prize: buildPrize({ amount: 250 }) });
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);

    const first = await redeem(` ${code.toLowerCase().replaceAll('-', ' ')}`);
    const second = await redeem(code);

    expect(first).toMatchObject({ status: 200, body: { name: 'Summer', received: 250, state: 'done' } });
    expect(second).toMatchObject({ status: 409, body: { issues: [{ code: 'couponUsed' }] } });
    expect(await holdings()).toEqual({ balance: 250, xp: 0 });
    expect(await booksOf(world, guild)).toMatchObject({ total: 0, accounts: { 'mint:coupon': -250 } });
  });

  test('A coupon gives XP, an item for the inventory or a role', async ({ world, guild, api }) => {
    const { made, redeem, holdings } = openCoupons(world, guild, api);
    const role = world.simulator.world.createRole(guild.id, { name: 'VIP', position: 1 });
    const body = buildItem({ name: 'Sword' });
    await api.call(guild.owner.token, itemsEndpoints.create, { params: { guildId: guild.id }, body });
    const xp = await made({ prize: buildPrize({ kind: 'xp', amount: 30 }) });
    const item = await made({ prize: buildPrize({ kind: 'item', item: 'sword', amount: 2 }) });
    const vip = await made({ prize: buildPrize({ kind: 'role', role }) });

    expect((await redeem(xp.code)).status).toBe(200);
    expect((await redeem(item.code)).status).toBe(200);
    expect(await redeem(vip.code)).toMatchObject({ status: 200, body: { state: 'done' } });

    expect(await holdings()).toEqual({ balance: 0, xp: 30 });
    expect(await readRoles(world, guild.id, guild.member.id)).toEqual([role]);
    expect(await openShopping(world, guild, api).owned()).toEqual({ sword: 2 });
  });

  test('Stores a coupon without its code', async ({ world, guild, api }) => {
    const { made, list } = openCoupons(world, guild, api);
    const { code } = await made({ name: 'Not secret', code: { kind: 'own', code: 'Sesame-Word' } });
    expect(code).toBe('Sesame-Word');

    expect(await tablesWith(world, 'Not secret')).toContain('coupons');
    expect(await tablesWith(world, 'Sesame')).toEqual([]);
    expect(JSON.stringify((await list()).body).toUpperCase()).not.toMatch(/SESAME|WORD/);
  });

  test('A custom coupon code cannot be that of another running coupon', async ({ world, guild, api }) => {
    const { made, create, end, redeem } = openCoupons(world, guild, api);
    const { id } = await made({ code: { kind: 'own', code: 'SUMMER' } });

    const taken = await create({ code: { kind: 'own', code: 'sum-mer' } });
    await end(id);
    const over = await redeem('summer');
    const again = await create({ name: 'Again', code: { kind: 'own', code: 'summer' } });

    expect(taken).toMatchObject({ status: 409, body: { issues: [{ path: 'code', code: 'couponCodeTaken' }] } });
    expect(over).toMatchObject({ status: 409, body: { issues: [{ code: 'couponOver' }] } });
    expect(again.status).toBe(200);
    expect(await redeem('summer')).toMatchObject({ status: 200, body: { name: 'Again' } });
  });

  test('A new code of a coupon invalidates the old one', async ({ world, guild, api }) => {
    const { made, drawCode, redeem } = openCoupons(world, guild, api);
    const { id, code } = await made();

    const drawn = await drawCode(id);

    expect(await redeem(code)).toMatchObject({ status: 404 });
    expect((await redeem(codeIn(drawn))).status).toBe(200);
  });

  test('A coupon with 100 uses pays exactly 100 of 150 simultaneous members', async ({ world, guild, api }) => {
    const { made, join, list } = openCoupons(world, guild, api);
    const { code } = await made({ uses: 100, prize: buildPrize({ amount: 7 }) });
    const people = Array.from({ length: 150 }, (_, index) => join(`fan${index}`));

    const replies = await Promise.all(
      people.map(({ token }) =>
        api.call(token, couponsEndpoints.redeem, { params: { guildId: guild.id }, body: { code } }),
      ),
    );

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(100);
    const refused = replies.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ body }) => JSON.stringify(body)))).toHaveLength(1);
    expect(refused[0]).toMatchObject({ status: 409, body: { issues: [{ code: 'couponUsedUp' }] } });
    expect(await booksOf(world, guild)).toMatchObject({ total: 0, accounts: { 'mint:coupon': -700 } });
    expect((await list()).body).toMatchObject({ coupons: [], running: 0 });
    expect((await list({ over: 'yes' })).body).toMatchObject({ coupons: [{ used: 100, end: 'used', state: 'ended' }] });
  });

  test('A member can use a coupon only once, even with simultaneous requests', async ({ world, guild, api }) => {
    const { made, redeem, holdings } = openCoupons(world, guild, api);
    const { code } = await made({ uses: 5 });

    const replies = await Promise.all(Array.from({ length: 6 }, () => redeem(code)));

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await holdings()).toEqual({ balance: 100, xp: 0 });
  });

  test('A coupon requires its role, and does not work while it is paused', async ({ world, guild, api }) => {
    const { made, redeem, change } = openCoupons(world, guild, api);
    const role = world.simulator.world.createRole(guild.id, { name: 'Patron', position: 1 });
    const { id, code } = await made({ requiredRole: role });

    const without = await redeem(code);
    world.simulator.world.grantRole(guild.id, guild.manager.id, role);
    await change(id, { paused: true });
    const paused = await redeem(code, guild.manager.token);
    await change(id, { paused: false, endsAt: new Date(Date.now() + 3_600_000).toISOString() });
    const inTime = await redeem(code, guild.manager.token);

    expect(without).toMatchObject({
      status: 409,
      body: { issues: [{ code: 'couponRoleRequired', params: { name: 'Patron' } }] },
    });
    expect(paused).toMatchObject({ status: 409, body: { issues: [{ code: 'couponPaused' }] } });
    expect(inTime.status).toBe(200);
  });

  test('A coupon expires on time, even before its end job runs', async ({ world, guild, api }) => {
    const { made, redeem, list } = openCoupons(world, guild, api);
    const { code } = await made({ endsAt: new Date(Date.now() + HOUR_MS).toISOString() });
    await moveJobs(world, guild, 'coupons.end', HOUR_MS);
    await passTime(world, guild, HOUR_MS);

    const late = await redeem(code);
    const meanwhile = await list({ over: 'yes' });
    await passTime(world, guild, HOUR_MS);

    expect(meanwhile.body).toMatchObject({ coupons: [] });
    expect(late).toMatchObject({ status: 409, body: { issues: [{ code: 'couponOver' }] } });
    await expect.poll(async () => (await list({ over: 'yes' })).body).toMatchObject({ coupons: [{ end: 'time' }] });
  });

  test('A coupon returns its use and says so when Discord refuses the role', async ({ world, guild, api }) => {
    const { made, redeem, own, list } = openCoupons(world, guild, api);
    const platform = world.simulator.world;
    const role = platform.createRole(guild.id, { name: 'VIP', position: 1 });
    const { code } = await made({ uses: 1, prize: buildPrize({ kind: 'role', role }) });
    const put = { method: 'PUT', path: new RegExp(`/roles/${role}$`) };
    platform.fail({ ...put, status: 403, body: { code: 50_013, message: 'Missing Permissions' }, times: 1 });

    const refused = await redeem(code);
    const mine = await own();
    const again = await redeem(code);

    expect(refused).toMatchObject({ status: 200, body: { state: 'refused' } });
    expect(mine.body).toMatchObject({ redeemed: [{ state: 'refused' }] });
    expect(again).toMatchObject({ status: 200, body: { state: 'done' } });
    expect(await readRoles(world, guild.id, guild.member.id)).toEqual([role]);
    expect((await list({ over: 'yes' })).body).toMatchObject({ coupons: [{ used: 1, uses: 1, end: 'used' }] });
  });

  test('A coupon follows the rename of its item, and reports that the item was deleted', async ({
    world,
    guild,
    api,
  }) => {
    const { made, redeem, list, join } = openCoupons(world, guild, api);
    const params = { guildId: guild.id };
    const { token } = guild.owner;
    await api.call(token, itemsEndpoints.create, { params, body: buildItem({ name: 'Sword' }) });
    const { code } = await made({ prize: buildPrize({ kind: 'item', item: 'Sword', amount: 1 }) });

    const renamed = { ...params, itemName: 'Sword' };
    await api.call(token, itemsEndpoints.update, { params: renamed, body: buildItem({ name: 'Blade' }) });
    const named = await redeem(code);
    await api.call(token, itemsEndpoints.remove, { params: { ...params, itemName: 'Blade' } });
    const exhausted = await redeem(code, join('late').token);
    const overview = await api.call(token, overviewEndpoints.read, { params });

    expect(named).toMatchObject({ status: 200, body: { prize: { item: 'Blade' } } });
    expect(exhausted).toMatchObject({ status: 409, body: { issues: [{ code: 'couponPrizeGone' }] } });
    expect((await list()).body).toMatchObject({ coupons: [{ problem: 'itemGone', used: 1 }] });
    expect(overview.body).toMatchObject({ problems: [{ code: 'couponPrizeGone', name: 'Summer' }] });
  });

  test('A coupon that would exceed the largest balance is not used', async ({ world, guild, api }) => {
    const { made, redeem, give, list } = openCoupons(world, guild, api);
    await give(Number.MAX_SAFE_INTEGER);
    const { code } = await made();

    expect(await redeem(code)).toMatchObject({ status: 409, body: { issues: [{ code: 'couponTooMuch' }] } });
    expect((await list()).body).toMatchObject({ coupons: [{ used: 0 }] });
  });
});
