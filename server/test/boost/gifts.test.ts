import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { badgesEndpoints } from '@perigee/core/community/badges/endpoints';
import { giftEndpoints } from '@perigee/core/community/boost/gift-endpoints';
import { describe, expect } from 'vitest';
import type { ApiClient } from '../support/api-client.ts';
import { boosterOf, givePlan, isBoosted, makeGift, passSubscriptionEnd } from '../support/economy/boosting.ts';
import { createPerson, type PersonFixture, test } from '../support/fixtures.ts';
import { refusal } from '../support/bot/refusals.ts';
import { codeCache } from '../support/code-cache.ts';
import { toolPath } from '../support/programs/run-tool.ts';
import { tablesWith } from '../support/data/tables-with.ts';

const hasServers = (process.env['TEST_DATABASE_URL'] ?? '') !== '';

const redeem = (api: ApiClient, { token }: PersonFixture, body: object) =>
  api.call(token, giftEndpoints.redeem, { body });

describe('Gift codes', () => {
  test('A gift code gives its plan in any spelling, and reactivates boosts of an expired plan', async ({
    api,
    world,
    guild,
  }) => {
    const { member } = guild;
    await givePlan(world, member);
    await boosterOf(api, member).take(guild);
    await passSubscriptionEnd(world, member, 3);
    await world.services.endDueBoosts();
    const before = await isBoosted(api, guild);

    const reply = await redeem(api, member, { code: (await makeGift(world)).toLowerCase().replaceAll('-', ' ') });

    expect(reply).toMatchObject({
      status: 200,
      body: { given: { plan: 'premium', months: 3 }, own: { subscription: { plan: 'premium', servers: 4 } } },
    });
    expect([before, await isBoosted(api, guild)]).toEqual([false, true]);
  });

  test('A gift code works once, even on a double click or for two people at the same time', async ({
    api,
    world,
    stranger,
  }) => {
    const other = createPerson(world, 'other');
    const [mine, shared] = [await makeGift(world), await makeGift(world)];

    const clicked = await Promise.all([redeem(api, stranger, { code: mine }), redeem(api, stranger, { code: mine })]);
    const raced = await Promise.all([redeem(api, stranger, { code: shared }), redeem(api, other, { code: shared })]);
    const again = await redeem(api, other, { code: mine });

    expect(clicked.map(refusal).toSorted()).toEqual(['200', '409 code giftYours']);
    expect(raced.map(refusal).toSorted()).toEqual(['200', '409 code giftUsed']);
    expect(refusal(again)).toBe('409 code giftUsed');
  });

  test('Rejects unknown and expired gift codes', async ({ api, world, stranger }) => {
    const expired = await makeGift(world, 'premium', new Date(Date.now() - 1));

    const replies = [
      await redeem(api, stranger, { code: 'GIFT-0000-0000-0000-0000' }),
      await redeem(api, stranger, { code: 'please' }),
      await redeem(api, stranger, { code: expired }),
    ];

    expect(replies.map(refusal)).toEqual(['404 code giftUnknown', '404 code giftUnknown', '409 code giftExpired']);
    expect((await boosterOf(api, stranger).own()).subscription).toBeNull();
  });

  test('A gift code for a smaller plan changes the plan only on confirmation', async ({ api, world, stranger }) => {
    const code = await makeGift(world, 'standard');
    await givePlan(world, stranger, { plan: 'premium' });

    const refused = await redeem(api, stranger, { code });
    const kept = (await boosterOf(api, stranger).own()).subscription?.plan;
    const agreed = await redeem(api, stranger, { code, changePlan: true });

    expect([refusal(refused), kept]).toEqual(['409 code giftSmallerPlan', 'premium']);
    expect(agreed).toMatchObject({ status: 200, body: { own: { subscription: { plan: 'standard' } } } });
  });

  test('Does not store gift codes in plain text', async ({ world }) => {
    const code = await makeGift(world);

    expect(await tablesWith(world, code)).toEqual([]);
    expect(await tablesWith(world, code.replaceAll('-', ''))).toEqual([]);
  });

  test('Throttles gift code attempts after five in a minute', async ({ api, world, stranger }) => {
    const code = await makeGift(world);
    for (let attempt = 1; attempt <= 5; attempt += 1) await redeem(api, stranger, { code: `wrong ${attempt}` });

    const reply = await redeem(api, stranger, { code });

    expect(reply).toMatchObject({ status: 429, body: { code: 'tooManyRequests' } });
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('Rejects malformed gift code requests', async ({ api, stranger }) => {
    const bodies = [{}, { code: '' }, { code: 'x'.repeat(65) }, { code: 'x', userId: '1' }];

    const replies = [];
    for (const body of bodies) replies.push(await redeem(api, stranger, body));

    expect(replies.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
  });
});

describe('Gift code tool', () => {
  const make = (args: string[], databaseUrl: string) =>
    promisify(execFile)(process.execPath, [toolPath('make-gifts'), ...args], {
      env: { ...process.env, NODE_COMPILE_CACHE: codeCache(), DATABASE_URL: databaseUrl },
    });

  test.skipIf(!hasServers)('The gift code tool prints redeemable codes', async ({ api, world, stranger }) => {
    const url = world.location.kind === 'server' ? world.location.url : '';

    const { stdout } = await make(['--plan', 'standard', '--months', '2', '--count', '2'], url);
    const codes = stdout.trim().split('\n');
    const replies = [];
    for (const code of codes) replies.push(await redeem(api, stranger, { code }));

    expect(replies).toMatchObject([{ body: { given: { plan: 'standard', months: 2 } } }, { status: 200 }]);
  });

  test.for([
    { args: [], words: 'Missing plan' },
    { args: ['--plan', 'golden'], words: 'Missing plan' },
    { args: ['--plan', 'premium', '--count', '0'], words: '--count takes' },
    { args: ['--plan', 'premium', '--expires', '2020-01-01'], words: '--expires takes' },
    { args: ['--plan', 'premium', '--free'], words: '--free' },
  ])('The gift code tool explains the invalid arguments $args', async ({ args, words }) => {
    await expect(make(args, 'postgres://nowhere.invalid/x')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(words),
    });
  });
});

test('A plan shows its badge for as long as its boosts are active', async ({ api, world, stranger }) => {
  const badges = async () => (await api.call(stranger.token, badgesEndpoints.list)).body;
  const seen = [await badges()];

  await givePlan(world, stranger);
  seen.push(await badges());
  await givePlan(world, stranger, { plan: 'premium' });
  seen.push(await badges());
  await passSubscriptionEnd(world, stranger, 2.99);
  seen.push(await badges());
  await passSubscriptionEnd(world, stranger, 3);
  seen.push(await badges());

  expect(seen).toEqual([[], ['donator'], ['premium_donator'], ['premium_donator'], []]);
});
