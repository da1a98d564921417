import { leaderboardEndpoints } from '@perigee/core/economy/leaderboard/endpoints';
import { levelsEndpoints } from '@perigee/core/rewards/levels/endpoints';
import {
  DEFAULT_LEVELS,
  type Levels,
  MULTIPLIERS_MAX,
  NEW_REWARD,
  REWARD_LEVEL_MAX,
  REWARDS_MAX,
} from '@perigee/core/rewards/levels/schema';
import { levelsSection } from '@perigee/core/rewards/levels/section';
import { describe, expect } from 'vitest';
import { someoneIn } from '../support/books.ts';
import { test } from '../support/fixtures.ts';
import { openLevelling } from '../support/economy/levelling.ts';

const { mine, preview, change } = levelsEndpoints;

describe('Level settings', () => {
  test('Saving levels sorts rewards, drops empty ones, and switches off a message without a channel', async ({
    api,
    guild,
  }) => {
    const rewards = [
      { ...NEW_REWARD, level: 10, money: 5 },
      { ...NEW_REWARD, level: 7 },
      { ...NEW_REWARD, level: 5, item: ' Telescope ' },
    ];
    const message = { place: 'channel' as const, channel: null, template: '' };
    const body: Levels = { ...DEFAULT_LEVELS, enabled: true, rewards, message };

    const reply = await api.call(guild.owner.token, levelsSection.save, { params: { guildId: guild.id }, body });

    expect(reply).toMatchObject({
      status: 200,
      body: {
        value: { rewards: [{ level: 5, item: 'Telescope' }, { level: 10 }], message: { place: 'off' } },
      },
    });
  });

  const rewards = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...NEW_REWARD, level: index + 1, money: 1 }));

  test.for([
    { is: 'the maximum number of rewards', changes: { rewards: rewards(REWARDS_MAX) } },
    {
      is: 'a reward at the highest level',
      changes: { rewards: [{ ...NEW_REWARD, level: REWARD_LEVEL_MAX, money: 1 }] },
    },
  ])('Accepts level settings with $is', async ({ changes }, { api, guild }) => {
    const body: Levels = { ...DEFAULT_LEVELS, ...changes };

    const reply = await api.call(guild.owner.token, levelsSection.save, { params: { guildId: guild.id }, body });

    expect(reply.status).toBe(200);
  });

  test.for([
    { changes: { rewards: rewards(REWARDS_MAX + 1) }, path: 'rewards', code: 'listTooLong' },
    {
      changes: { rewards: [{ ...NEW_REWARD, level: REWARD_LEVEL_MAX + 1, money: 1 }] },
      path: 'rewards.0.level',
      code: 'tooBig',
    },
    { changes: { rewards: [{ ...NEW_REWARD, level: 0, money: 1 }] }, path: 'rewards.0.level', code: 'positiveInteger' },
    { changes: { rewards: [...rewards(1), ...rewards(1)] }, path: 'rewards.1.level', code: 'duplicate' },
    { changes: { rewards: [{ ...NEW_REWARD, role: '1' }] }, path: 'rewards.0.role', code: 'unknownRole' },
    {
      changes: {
        multipliers: Array.from({ length: MULTIPLIERS_MAX + 1 }, (_, role) => ({ role: `${role}`, percent: 1 })),
      },
      path: 'multipliers',
      code: 'listTooLong',
    },
    { changes: { voice: { enabled: true, perMinute: 1 } }, path: 'voice', code: 'boostRequired' },
    {
      changes: { message: { place: 'here' as const, channel: null, template: '{{ channel.name }}' } },
      path: 'message.template',
      code: 'templateVariableElsewhere',
    },
  ])('Rejects level settings with $code at $path', async ({ changes, path, code }, { api, guild }) => {
    const body: Levels = { ...DEFAULT_LEVELS, ...changes };

    const reply = await api.call(guild.owner.token, levelsSection.save, { params: { guildId: guild.id }, body });

    expect(reply).toMatchObject({ status: 400, body: { issues: [{ path, code }] } });
  });
});

test('A member sees their level, progress and rewards, or nothing when levels are off', async ({
  world,
  guild,
  api,
}) => {
  const { save, gain, role } = openLevelling(world, guild, api);
  const asking = { params: { guildId: guild.id } };
  const regular = role('Regular');

  const before = await api.call(guild.member.token, mine, asking);
  await save({
    rewards: [
      { level: 1, money: 10 },
      { level: 3, role: regular },
    ],
  });
  await gain(100);
  const { status, body } = await api.call(guild.member.token, mine, asking);

  expect(before).toMatchObject({ status: 200, body: null });
  const rewards = [
    { level: 1, role: null, money: 10, item: '' },
    { level: 3, role: { id: regular, name: 'Regular' }, money: 0, item: '' },
  ];
  expect([status, body]).toEqual([
    200,
    {
      level: 1,
      from: 50,
      next: 150,
      share: 0.5,
      xp: 100,
      moneySymbol: '💰',
      rewards,
      nextReward: { reward: rewards[1], left: 200 },
    },
  ]);
});

describe('Level previews', () => {
  test('The preview of changed levels matches the levels and roles after saving', async ({ world, guild, api }) => {
    const { save, gain, settle, role, levelOf, wantedRoles } = openLevelling(world, guild, api);
    const [bronze, silver, gold] = [role('Bronze'), role('Silver'), role('Gold')];
    const people = [0, 60, 160, 310, 510].map((xp, index) => ({ xp, id: someoneIn(guild, index + 1) }));
    for (const { xp, id } of people) if (xp > 0) await gain(xp, id);
    await save({
      rewards: [
        { level: 1, role: bronze },
        { level: 3, role: silver },
      ],
    });
    await settle();
    const wanted = {
      enabled: true,
      steepness: 'steep' as const,
      rewards: [
        { ...NEW_REWARD, level: 2, role: gold },
        { ...NEW_REWARD, level: 3, role: silver },
      ],
    };

    const previewed = await api.call(guild.owner.token, preview, { params: { guildId: guild.id }, body: wanted });
    await save(wanted);
    await settle();

    expect(previewed).toMatchObject({
      status: 200,
      body: {
        members: 4,
        rising: 0,
        falling: 3,
        roles: [
          { id: gold, name: 'Gold', gaining: 2, losing: 0 },
          { id: silver, name: 'Silver', gaining: 0, losing: 1 },
          { id: bronze, name: 'Bronze', gaining: 0, losing: 4 },
        ],
      },
    });
    const levels = await Promise.all(people.map(({ id }) => levelOf(id)));
    expect(levels.map((known) => known?.level ?? 0)).toEqual([0, 1, 1, 2, 3]);
    expect(await wantedRoles()).toEqual([gold, gold, silver].toSorted());
  });

  test('Previews no change for disabled levels, and applies saved levels in the background', async ({
    world,
    guild,
    api,
  }) => {
    const { save, gain, settle } = openLevelling(world, guild, api);
    const asking = { params: { guildId: guild.id } };
    await gain(100);

    const off = await api.call(guild.owner.token, preview, {
      ...asking,
      body: { enabled: false, steepness: 'normal', rewards: [] },
    });
    const none = await api.call(guild.owner.token, change, asking);
    await save();
    await settle();
    const done = await api.call(guild.owner.token, change, asking);

    expect(off.body).toEqual({ members: 0, rising: 0, falling: 0, roles: [] });
    expect(none).toMatchObject({ status: 200, body: null });
    expect(done.body).toMatchObject({ state: 'done', done: 1, total: 1, rolesWaiting: 0, rolesRefused: 0 });
  });

  test.for([{ who: 'a member', of: 'member' as const }])(
    'Hides level previews and their progress from $who',
    async ({ of }, { guild, api }) => {
      const body = { enabled: true, steepness: 'normal' as const, rewards: [] };

      const replies = await Promise.all([
        api.call(guild[of].token, preview, { params: { guildId: guild.id }, body }),
        api.call(guild[of].token, change, { params: { guildId: guild.id } }),
      ]);

      expect(replies.map(({ status }) => status)).toEqual([403, 403]);
    },
  );
});

describe('Level leaderboard', () => {
  test('The level leaderboard ranks by all-time XP, and shows XP when levels are off', async ({
    world,
    guild,
    api,
  }) => {
    const { save, gain } = openLevelling(world, guild, api);
    await gain(310);
    await gain(60, guild.manager.id);
    const read = (query: Record<string, string>) =>
      api.call(guild.member.token, leaderboardEndpoints.board, { params: { guildId: guild.id }, query });
    // An open transaction of a parallel test may delay the board.
    await expect.poll(async () => (await read({})).body).toMatchObject({ leaders: [{}, {}] });

    const without = await read({ sort: 'level' });
    await save();
    const byLevel = await read({ sort: 'level', period: 'week' });
    const inSeason = await read({ sort: 'xp', period: 'week' });
    const member = await api.call(guild.member.token, leaderboardEndpoints.member, {
      params: { guildId: guild.id, userId: guild.member.id },
    });

    expect(without.body).toMatchObject({ sort: 'xp', hasLevels: false, leaders: [{ level: null }, { level: null }] });
    expect(byLevel.body).toMatchObject({
      sort: 'level',
      period: 'all',
      hasLevels: true,
      leaders: [
        { number: 1, xp: 310, level: 3 },
        { number: 2, xp: 60, level: 1 },
      ],
    });
    expect(inSeason.body).toMatchObject({ sort: 'xp', period: 'week', leaders: [{ level: null }, { level: null }] });
    expect(member.body).toMatchObject({ leader: { level: { level: 3, from: 300, next: 500 } } });
  });
});
