import { couponsEndpoints } from '@perigee/core/rewards/coupons/endpoints';
import { couponTemplatesSection } from '@perigee/core/rewards/coupons/section';
import { transferEndpoints } from '@perigee/core/setup/transfer/endpoints';
import { describe, expect } from 'vitest';
import { waitForJobs } from '../support/bot/wait-for-jobs.ts';
import { buildCoupon, buildPrize, idsIn, openCoupons, refusalIn, usesIn } from '../support/economy/coupons.ts';
import { createPerson, test } from '../support/fixtures.ts';
import { platformOf } from '../support/platform-calls.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

describe('Coupons of a server', () => {
  test('A server runs 5 coupons, more with boost, and the newest are inactive when the boost ends', async ({
    world,
    guild,
    api,
  }) => {
    const { made, create, redeem, end, list } = openCoupons(world, guild, api);
    for (let count = 1; count <= 5; count += 1) await made({ name: `Coupon ${count}` });
    const sixth = await create();
    await world.setBoost(guild.id, true);
    const boosted = await made({ name: 'Boosted' });
    await world.setBoost(guild.id, false);

    const resting = await redeem(boosted.code);
    const listed = await list();
    await end(idsIn(listed).at(-1) ?? '');

    expect(sixth).toMatchObject({
      status: 409,
      body: { message: 'Coupons limit reached', issues: [{ code: 'couponsLimitReached', params: { max: 5 } }] },
    });
    expect(resting).toMatchObject({ status: 409, body: { issues: [{ code: 'couponInactive' }] } });
    expect(listed.body).toMatchObject({
      running: 6,
      limit: 5,
      coupons: [{ name: 'Boosted', state: 'inactive' }, {}, {}, {}, {}, {}],
    });
    expect((await redeem(boosted.code)).status).toBe(200);
  });

  test('Rejects a coupon with an unassignable role, a missing item or a past end', async ({ world, guild, api }) => {
    const { create } = openCoupons(world, guild, api);
    const high = world.simulator.world.createRole(guild.id, { name: 'High', position: 100 });
    const refusals = await Promise.all([
      create({ prize: buildPrize({ kind: 'role', role: high }) }),
      create({ prize: buildPrize({ kind: 'role', role: '1' }) }),
      create({ prize: buildPrize({ kind: 'item', item: 'Nothing' }) }),
      create({ requiredRole: '1' }),
      create({ endsAt: new Date(Date.now() - 1).toISOString() }),
    ]);

    expect(refusals.map(refusalIn)).toEqual([
      [400, 'roleAboveBot'],
      [400, 'unknownRole'],
      [400, 'unknownItem'],
      [400, 'unknownRole'],
      [400, 'couponEndPast'],
    ]);
  });

  test.for<[string, object, number]>([
    ['a name of 50 characters', { name: 'x'.repeat(50) }, 200],
    ['a name of 51 characters', { name: 'x'.repeat(51) }, 400],
    ['one use', { uses: 1 }, 200],
    ['zero uses', { uses: 0 }, 400],
    ['a million uses', { uses: 1_000_000 }, 200],
    ['a million and one uses', { uses: 1_000_001 }, 400],
    ['1,001 pieces of an item', { prize: buildPrize({ kind: 'item', item: 'Sword', amount: 1_001 }) }, 400],
    ['an amount of zero', { prize: buildPrize({ amount: 0 }) }, 400],
    ['a role for less than a minute', { prize: buildPrize({ kind: 'role', role: '1', roleDuration: 59_999 }) }, 400],
    ['a code of 4 letters', { code: { kind: 'own', code: 'ABCD' } }, 200],
    ['a code of 3 letters', { code: { kind: 'own', code: 'ABC' } }, 400],
    ['a code of 33 letters', { code: { kind: 'own', code: 'A'.repeat(33) } }, 400],
    ['no code at all', { code: { kind: 'none' } }, 200],
    ['an unknown field', { secret: 1 }, 400],
  ])('Checks the limits of a coupon with %s', async ([, coupon, status], { guild, api }) => {
    const params = { guildId: guild.id };
    const body = { ...buildCoupon(), ...coupon };

    const reply = await api.call(guild.owner.token, couponsEndpoints.create, { params, body });

    expect(reply.status).toBe(status);
  });

  test('Exports coupon templates, but no codes of coupons', async ({ world, guild, api }) => {
    const { made } = openCoupons(world, guild, api);
    const params = { guildId: guild.id };
    await made({ code: { kind: 'own', code: 'HIDDEN' } });
    const template = { name: 'Weekly', prize: buildPrize(), uses: 10, requiredRole: null, lasts: 604_800_000 };
    const save = await api.call(guild.owner.token, couponTemplatesSection.save, { params, body: [template] });

    const file = await api.call(guild.owner.token, transferEndpoints.export, { params });

    expect(save).toMatchObject({ status: 200, body: { value: [template] } });
    expect(JSON.stringify(file.body)).toContain('Weekly');
    expect(JSON.stringify(file.body)).not.toContain('HIDDEN');
  });
});

describe('Coupon uses', () => {
  test('Lists coupon uses page by page, each once', async ({ world, guild, api }) => {
    const { made, redeem, join, uses } = openCoupons(world, guild, api);
    const { id, code } = await made();
    for (let count = 0; count < 22; count += 1) await redeem(code, join(`fan${count}`).token);

    const first = usesIn(await uses(id));
    const second = usesIn(await uses(id, { before: first.next ?? '' }));

    expect(first.names).toHaveLength(20);
    expect(second.next).toBeNull();
    const names = [...first.names, ...second.names];
    expect(names).toEqual(Array.from({ length: 22 }, (_, index) => `fan${21 - index}`));
  });

  test('Coupon statistics add up all uses', async ({ world, guild, api }) => {
    const { made, redeem } = openCoupons(world, guild, api);
    const money = await made();
    const xp = await made({ prize: buildPrize({ kind: 'xp', amount: 5 }) });
    await redeem(money.code);
    await redeem(money.code, guild.manager.token);
    await redeem(xp.code);

    const { statistics } = couponsEndpoints;
    const { body } = await api.call(guild.owner.token, statistics, { params: { guildId: guild.id } });

    const days: unknown = expect.arrayContaining([expect.objectContaining({ uses: 3 })]);
    expect(body).toMatchObject({ uses: 3, money: 200, xp: 5, pieces: 0, roles: 0, guesses: 0, days });
    expect(body).toHaveProperty('days.length', 30);
  });
});

describe('Running coupons', () => {
  test('A running coupon can be changed, but not to fewer uses than it had', async ({ world, guild, api }) => {
    const { made, redeem, change, list } = openCoupons(world, guild, api);
    const { id, code } = await made({ uses: 5 });
    await redeem(code);
    await redeem(code, guild.manager.token);

    expect(await change(id, { uses: 1 })).toMatchObject({
      status: 409,
      body: { issues: [{ code: 'couponUsesBelow' }] },
    });
    expect(await change(id, { name: 'Winter', uses: 3 })).toMatchObject({
      status: 200,
      body: { name: 'Winter', uses: 3 },
    });
    expect(await change(id, { uses: 2 })).toMatchObject({ status: 200, body: { state: 'ended', end: 'used' } });
    expect(await change(id, { uses: 3 })).toMatchObject({ status: 409, body: { issues: [{ code: 'couponOver' }] } });
    expect((await list({ over: 'yes' })).body).toMatchObject({ coupons: [{ name: 'Winter' }] });
  });

  test('A posted coupon has a button that is disabled once the coupon ends', async ({ world, guild, api }) => {
    const { made, post, end } = openCoupons(world, guild, api);
    const { id } = await made({ code: { kind: 'none' }, uses: 3 });
    const messages = () => world.simulator.world.messages(guild.channelId);

    const posted = await post(id, guild.channelId);
    const category = await platformOf(world).createChannel(guild.id, { name: 'Talk', type: 4 });
    const elsewhere = [await post(id, '1'), await post(id, category)];
    await expect
      .poll(messages)
      .toMatchObject([{ embeds: [{ title: '🎟️ Summer', footer: { text: '3 uses · once per member' } }] }]);
    await waitForJobs(world, guild);
    await end(id);

    expect(posted.status).toBe(200);
    expect(elsewhere.map(refusalIn)).toEqual([
      [409, 'unknownChannel'],
      [409, 'channelTakesNoMessages'],
    ]);
    await expect.poll(() => JSON.stringify(messages()[0]?.components)).toContain('"disabled":true');
  });
});

test('Every coupon call checks the access of its caller', async ({ world, guild, api }) => {
  const { made } = openCoupons(world, guild, api);
  const { id: couponId } = await made();
  const stranger = createPerson(world, 'nobody');
  const body = { code: 'SOMETHING', amount: 1, uses: 1, lasts: 60_000, channel: guild.channelId };
  const params = { guildId: guild.id, couponId };
  const calls = Object.entries(couponsEndpoints);

  for (const [name, endpoint] of calls) {
    const isOwn = endpoint.url.startsWith('/private/coupons');
    const sent = endpoint.method === 'GET' ? {} : { body };
    expect([name, (await api.call(null, endpoint, { params, ...sent })).status]).toEqual([name, 401]);
    if (isOwn) continue;
    expect([name, (await api.call(guild.member.token, endpoint, { params, ...sent })).status]).toEqual([name, 403]);
    expect([name, (await api.call(stranger.token, endpoint, { params, ...sent })).status]).toEqual([name, 404]);
  }
  const { redeem, make, end } = couponsEndpoints;
  const code = { params, body: { code: 'SOMETHING' } };
  const own = { params, body: { amount: 1, uses: 1, lasts: 60_000 } };
  expect((await api.call(stranger.token, redeem, code)).status).toBe(404);
  expect((await api.call(stranger.token, make, own)).status).toBe(404);
  const unknown = { params: { ...params, couponId: UNKNOWN } };
  expect((await api.call(guild.owner.token, end, unknown)).status).toBe(404);
});
