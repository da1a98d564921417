import { placementEndpoints } from '@perigee/core/community/boost/placement-endpoints';
import { describe, expect } from 'vitest';
import {
  boosterOf,
  createGuest,
  givePlan,
  isBoosted,
  passSubscriptionEnd,
  backdateSubscription,
} from '../support/economy/boosting.ts';
import { createGuild, test } from '../support/fixtures.ts';
import { refusal } from '../support/bot/refusals.ts';
import { connectSecondProcess } from '../support/world.ts';

const { take, move, release, ofGuild } = placementEndpoints;
const GRACE_DAYS = 3;

/** Several processes need one shared database. */
const hasServers = (process.env['TEST_DATABASE_URL'] ?? '') !== '';

describe('Boosts', () => {
  test('A boost takes effect as soon as it is placed, even by a member who manages nothing', async ({
    api,
    world,
    guild,
  }) => {
    const booster = createGuest(world, [guild]);
    await givePlan(world, booster);
    const before = await isBoosted(api, guild);

    const { take: place, own } = boosterOf(api, booster);
    const { status } = await place(guild);

    expect([before, status, await isBoosted(api, guild)]).toEqual([false, 200, true]);
    // The bot stores that it is in a new guild a moment after the event.
    await expect.poll(own).toMatchObject({
      subscription: { plan: 'standard', state: 'active', servers: 2 },
      placements: [{ guildId: guild.id, name: 'Test guild', state: 'acting', restsUntil: null, reachable: true }],
      history: [{ kind: 'taken', guild: { id: guild.id }, from: null }],
    });
  });

  test('Managers see the boosts of their server and who placed them', async ({ api, world, guild }) => {
    const booster = createGuest(world, [guild]);
    await givePlan(world, booster);
    await boosterOf(api, booster).take(guild);

    const reply = await api.call(guild.manager.token, ofGuild, { params: { guildId: guild.id } });

    expect(reply).toMatchObject({
      status: 200,
      body: {
        boosted: true,
        byHost: false,
        boosts: [{ user: { id: booster.id, username: expect.stringContaining('guest') }, state: 'acting' }],
      },
    });
  });

  test('A boost ends as soon as it is released', async ({ api, world, guild }) => {
    const { take: boost, release: free } = boosterOf(api, guild.member);
    await givePlan(world, guild.member);
    await boost(guild);

    const reply = await free(guild);

    expect([reply.status, await isBoosted(api, guild)]).toEqual([200, false]);
    expect(reply.body).toMatchObject({ placements: [], history: [{ kind: 'released' }, { kind: 'taken' }] });
  });

  test('A boost can move to another server at once, and then stays there for a day', async ({ api, world, guild }) => {
    const other = createGuild(world);
    const booster = createGuest(world, [guild, other]);
    const boosts = boosterOf(api, booster);
    await givePlan(world, booster);
    await boosts.take(guild);

    const moved = await boosts.move(guild, other);
    const resting = [await boosts.move(other, guild), await boosts.release(other)];
    await backdateSubscription(world, booster, 1);
    const rested = await boosts.move(other, guild);

    expect(moved).toMatchObject({
      status: 200,
      body: { placements: [{ guildId: other.id, restsUntil: expect.any(String) }], history: [{ kind: 'moved' }, {}] },
    });
    expect(resting.map(refusal)).toEqual(['409  boostRests', '409  boostRests']);
    expect(Number(resting[0]?.headers.get('retry-after'))).toBeGreaterThan(86_000);
    expect(rested.status).toBe(200);
    expect([await isBoosted(api, guild), await isBoosted(api, other)]).toEqual([true, false]);
  });

  test('A boost that is released and placed elsewhere also stays there for a day', async ({ api, world, guild }) => {
    const other = createGuild(world);
    const booster = createGuest(world, [guild, other]);
    const boosts = boosterOf(api, booster);
    await givePlan(world, booster);
    await boosts.take(guild);
    await boosts.release(guild);

    const taken = await boosts.take(other);

    expect(taken.body).toMatchObject({ placements: [{ restsUntil: expect.any(String) }] });
    expect(refusal(await boosts.release(other))).toBe('409  boostRests');
  });

  test('A server stays boosted until its last boost is released', async ({ api, world, guild }) => {
    const [first, second] = [createGuest(world, [guild]), createGuest(world, [guild])];
    for (const person of [first, second]) {
      await givePlan(world, person);
      await boosterOf(api, person).take(guild);
    }

    const withBoth = await isBoosted(api, guild);
    await boosterOf(api, first).release(guild);
    const withOne = await isBoosted(api, guild);
    await boosterOf(api, second).release(guild);

    expect([withBoth, withOne, await isBoosted(api, guild)]).toEqual([true, true, false]);
  });
});

test.skipIf(!hasServers)('Every process sees a changed boost at once', async ({ api, world, guild }) => {
  const other = await connectSecondProcess(world);
  const seen = async () => (await other.settingsCache.get(guild.id)).boost;
  await givePlan(world, guild.member);

  const before = await seen();
  await boosterOf(api, guild.member).take(guild);
  await expect.poll(seen).toBe(true);
  await passSubscriptionEnd(world, guild.member, GRACE_DAYS);
  await world.services.endDueBoosts();
  await expect.poll(seen).toBe(false);
  await other.close();

  expect(before).toBe(false);
});

describe('Concurrent boost requests', () => {
  test('A double click places, moves and releases a boost once', async ({ api, world, guild }) => {
    const other = createGuild(world);
    const booster = createGuest(world, [guild, other]);
    const boosts = boosterOf(api, booster);
    await givePlan(world, booster);
    const twice = async (call: () => ReturnType<typeof boosts.take>) =>
      (await Promise.all([call(), call()])).map(({ status }) => status);

    const statuses = [await twice(() => boosts.take(guild)), await twice(() => boosts.move(guild, other))];
    await backdateSubscription(world, booster, 1);
    statuses.push(await twice(() => boosts.release(other)));

    expect(statuses.flat()).toEqual([200, 200, 200, 200, 200, 200]);
    expect((await boosts.own()).history.map(({ kind }) => kind)).toEqual(['released', 'moved', 'taken']);
  });

  test('Five simultaneous requests place only the four boosts of the plan', async ({ api, world }) => {
    const guilds = Array.from({ length: 5 }, () => createGuild(world));
    const booster = createGuest(world, guilds);
    await givePlan(world, booster, { plan: 'premium' });

    const replies = await Promise.all(guilds.map((guild) => boosterOf(api, booster).take(guild)));

    expect(replies.map(refusal).toSorted()).toEqual(['200', '200', '200', '200', '409  boostsInUse']);
    expect((await boosterOf(api, booster).own()).placements).toHaveLength(4);
  });
});

describe('Refused boosts', () => {
  test('Refuses a boost by a person without a plan', async ({ api, guild }) => {
    expect(refusal(await boosterOf(api, guild.member).take(guild))).toBe('409  noSubscription');
  });

  test('Refuses a boost on a server without the person or without the bot', async ({ api, world, guild, stranger }) => {
    const empty = createGuild(world, { botIn: false });
    await givePlan(world, stranger);
    await givePlan(world, empty.owner);

    const replies = [await boosterOf(api, stranger).take(guild), await boosterOf(api, empty.owner).take(empty)];

    expect(replies).toMatchObject([
      { status: 404, body: { message: 'No such server' } },
      { status: 404, body: { message: 'The bot is not in this server' } },
    ]);
  });

  test('A person cannot release or move the boost of another person', async ({ api, world, guild }) => {
    const booster = createGuest(world, [guild]);
    await givePlan(world, guild.member);
    await givePlan(world, booster);
    await boosterOf(api, guild.member).take(guild);
    const boosts = boosterOf(api, booster);

    const replies = [await boosts.release(guild), await boosts.move(guild, guild)];

    expect(replies.map(refusal)).toEqual(['404  notPlaced', '404  notPlaced']);
    expect(await isBoosted(api, guild)).toBe(true);
  });

  test('Rejects malformed boost requests', async ({ api, guild }) => {
    const { token } = guild.member;
    const params = { guildId: guild.id };

    const replies = [
      await api.call(token, take, { body: { guildId: guild.id, userId: guild.owner.id } }),
      await api.call(token, take, { body: { guildId: 'mine' } }),
      await api.call(token, move, { params, body: {} }),
      await api.call(token, release, { params: { guildId: 'all' } }),
    ];

    expect(replies.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
  });
});

describe('Ended plans', () => {
  test('Boosts stay active for three days after a plan ends, and resume with the next payment', async ({
    api,
    world,
    guild,
  }) => {
    const { member } = guild;
    const boosts = boosterOf(api, member);
    await givePlan(world, member);
    await boosts.take(guild);
    const seen = async () => {
      const { subscription, placements } = await boosts.own();
      return [await isBoosted(api, guild), subscription?.state, ...placements.map(({ state }) => state)];
    };

    const paid = await seen();
    await passSubscriptionEnd(world, member, GRACE_DAYS - 0.01);
    await world.services.endDueBoosts();
    const grace = await seen();
    await passSubscriptionEnd(world, member, GRACE_DAYS);
    await world.services.endDueBoosts();
    await world.services.endDueBoosts();
    const ended = await seen();
    await givePlan(world, member);
    const again = await seen();

    expect(paid).toEqual([true, 'active', 'acting']);
    expect(grace).toEqual([true, 'grace', 'acting']);
    expect(ended).toEqual([false, 'ended', 'ended']);
    expect(again).toEqual([true, 'active', 'acting']);
    expect((await boosts.own()).history.map(({ kind }) => kind)).toEqual(['resumed', 'ended', 'taken']);
  });

  test('A refund of the plan ends its boosts at once', async ({ api, world, guild }) => {
    const source = await givePlan(world, guild.member);
    await boosterOf(api, guild.member).take(guild);

    await world.services.subscriptions.change(guild.member.id, (held) => held.keep(source, 0));

    expect(await isBoosted(api, guild)).toBe(false);
    expect(await boosterOf(api, guild.member).own()).toMatchObject({
      subscription: null,
      placements: [{ state: 'ended' }],
      history: [{ kind: 'ended' }, { kind: 'taken' }],
    });
  });

  test('A downgrade pauses all but the oldest boosts until a slot is free', async ({ api, world }) => {
    const guilds = [createGuild(world), createGuild(world), createGuild(world)];
    const booster = createGuest(world, guilds);
    const boosts = boosterOf(api, booster);
    await givePlan(world, booster, { plan: 'premium' });
    for (const guild of guilds) await boosts.take(guild);
    const seen = () => Promise.all(guilds.map((guild) => isBoosted(api, guild)));

    await givePlan(world, booster, { plan: 'standard' });
    const smaller = await seen();
    for (const guild of guilds.slice(0, 1)) await boosts.release(guild);

    expect(smaller).toEqual([true, true, false]);
    expect(await seen()).toEqual([false, true, true]);
  });
});
