import { GUESSES_MAX, GUILD_GUESSES_MAX, OWN_RUNNING_MAX } from '@perigee/core/rewards/coupons/limits';
import { overviewEndpoints } from '@perigee/core/setup/overview/endpoints';
import { describe, expect } from 'vitest';
import { waitForJobs } from '../support/bot/wait-for-jobs.ts';
import { booksOf } from '../support/books.ts';
import { codeIn, couponIdIn, openCoupons, refusalIn } from '../support/economy/coupons.ts';
import { buildEconomy } from '../support/economy-builders.ts';
import { test } from '../support/fixtures.ts';
import { economySection } from '@perigee/core/economy/section';
import { moveJobs } from '../support/bot/list-jobs.ts';
import { HOUR_MS, passTime, SECOND_MS } from '../support/pass-time.ts';

describe('Wrong coupon codes', () => {
  test('Blocks a member for a while after too many wrong codes, even for the right one', async ({
    world,
    guild,
    api,
  }) => {
    const { made, redeem } = openCoupons(world, guild, api);
    const { code } = await made();
    const wrong = await Promise.all(Array.from({ length: GUESSES_MAX + 3 }, (_, index) => redeem(`WRONG${index}`)));

    const right = await redeem(code);
    const other = await redeem(code, guild.manager.token);

    expect(wrong.filter(({ status }) => status === 404)).toHaveLength(GUESSES_MAX);
    expect(right).toMatchObject({ status: 429, body: { issues: [{ code: 'couponGuesses' }] } });
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(9 * 60);
    expect(other.status).toBe(200);
  });

  test('Throttles wrong codes from many members of a server, and reports them on the overview', async ({
    world,
    guild,
    api,
  }) => {
    const { made, redeem, guessWrong } = openCoupons(world, guild, api);
    const { code } = await made();
    await guessWrong(GUILD_GUESSES_MAX);

    const wrong = await redeem('WRONG');
    const second = await redeem('WRONG2');
    const right = await redeem(code, guild.manager.token);
    const overview = await api.call(guild.owner.token, overviewEndpoints.read, { params: { guildId: guild.id } });

    expect([wrong.status, second.status, right.status]).toEqual([404, 429, 200]);
    expect(overview.body).toMatchObject({
      problems: [{ code: 'couponGuesses', name: String(GUILD_GUESSES_MAX + 1), section: 'couponTemplates' }],
    });
  });

  test('Text that cannot be a coupon code does not count as a wrong code', async ({ world, guild, api }) => {
    const { redeem } = openCoupons(world, guild, api);

    const replies = await Promise.all(Array.from({ length: GUESSES_MAX + 1 }, () => redeem('🎁')));

    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 404));
  });
});

describe('Coupons made by members', () => {
  test('A coupon refunds its maker even if its end job runs too early', async ({ world, guild, api }) => {
    const { make, own, give, holdings, rules } = openCoupons(world, guild, api);
    await rules({ byMembers: true });
    await give(100);
    await make({ amount: 40, uses: 1, lasts: HOUR_MS });
    await moveJobs(world, guild, 'coupons.end', -3 * SECOND_MS);

    await passTime(world, guild, HOUR_MS - 3 * SECOND_MS);

    await expect.poll(() => holdings(), { timeout: 60_000 }).toEqual({ balance: 100, xp: 0 });
    expect((await own()).status).toBe(200);
    expect(await booksOf(world, guild)).toMatchObject({ total: 0, accounts: { 'escrow:coupons': 0 } });
  });

  test('A coupon holds the money of its maker until it is used or ended, less the commission', async ({
    world,
    guild,
    api,
  }) => {
    const { rules, give, make, redeem, endOwn, holdings } = openCoupons(world, guild, api);
    await rules({ byMembers: true });
    const economy = buildEconomy({ commission: 10 });
    await api.call(guild.owner.token, economySection.save, { params: { guildId: guild.id }, body: economy });
    await give(1000);

    const made = await make({ amount: 100, uses: 3, lasts: HOUR_MS });
    const code = codeIn(made);
    const couponId = couponIdIn(made);
    expect(made).toMatchObject({ status: 200, body: { coupon: { held: 300, isOwn: true, state: 'running' } } });
    expect(await holdings()).toEqual({ balance: 700, xp: 0 });
    expect(await redeem(code)).toMatchObject({ status: 409, body: { issues: [{ code: 'couponOwn' }] } });
    expect(await redeem(code, guild.manager.token)).toMatchObject({ status: 200, body: { received: 90 } });
    expect(await endOwn(couponId, guild.manager.token)).toMatchObject({ status: 404 });

    const ends = await Promise.all([endOwn(couponId), endOwn(couponId)]);

    expect(ends.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(await holdings()).toEqual({ balance: 900, xp: 0 });
    expect(await holdings(guild.manager.id)).toEqual({ balance: 90, xp: 0 });
    expect(await booksOf(world, guild)).toMatchObject({
      total: 0,
      accounts: { 'escrow:coupons': 0, commission: 10 },
    });
  });

  test('An expired coupon refunds the rest to its maker once', async ({ world, guild, api }) => {
    const { rules, give, make, holdings } = openCoupons(world, guild, api);
    await rules({ byMembers: true });
    await give(100);
    await make({ amount: 50, uses: 2, lasts: HOUR_MS });
    expect(await holdings()).toEqual({ balance: 0, xp: 0 });

    await passTime(world, guild, HOUR_MS);

    await expect.poll(() => holdings()).toEqual({ balance: 100, xp: 0 });
    await waitForJobs(world, guild);
    expect(await booksOf(world, guild)).toMatchObject({ total: 0, accounts: { 'escrow:coupons': 0 } });
  });

  test('Members can make coupons only if the server allows it, and within their money and limits', async ({
    world,
    guild,
    api,
  }) => {
    const { rules, give, make, holdings } = openCoupons(world, guild, api);
    await give(1000);
    const issue = async (body: object) => refusalIn(await make(body));

    expect(await issue({ amount: 10, uses: 1, lasts: HOUR_MS })).toEqual([409, 'couponsByMembersOff']);
    await rules({ byMembers: true, total: { min: 10, max: 2000 } });
    expect(await issue({ amount: 9, uses: 1, lasts: HOUR_MS })).toEqual([409, 'couponTotal']);
    expect(await issue({ amount: 2001, uses: 1, lasts: HOUR_MS })).toEqual([409, 'couponTotal']);
    expect(await issue({ amount: 1001, uses: 1, lasts: HOUR_MS })).toEqual([409, 'notEnoughMoney']);
    expect(await issue({ amount: 10, uses: 101, lasts: HOUR_MS })).toEqual([400, 'tooBig']);
    expect(await issue({ amount: 10, uses: 1, lasts: 59_999 })).toEqual([400, 'durationTooShort']);
    for (let count = 0; count < OWN_RUNNING_MAX; count += 1) {
      expect(await issue({ amount: 10, uses: 1, lasts: HOUR_MS })).toEqual([200, undefined]);
    }
    expect(await issue({ amount: 10, uses: 1, lasts: HOUR_MS })).toEqual([409, 'couponsOwnLimit']);
    expect(await holdings()).toEqual({ balance: 970, xp: 0 });
  });

  test('Coupons made by members do not count toward the limit of the server', async ({ world, guild, api }) => {
    const { rules, give, make, made, redeem, own } = openCoupons(world, guild, api);
    await rules({ byMembers: true });
    await give(1000);
    for (let count = 1; count <= 4; count += 1) await made();
    await make({ amount: 10, uses: 1, lasts: HOUR_MS });

    const fifth = await made();

    expect((await redeem(fifth.code)).status).toBe(200);
    expect((await own()).body).toMatchObject({ mayMake: true, made: [{ held: 10 }], redeemed: [{ received: 100 }] });
  });
});
