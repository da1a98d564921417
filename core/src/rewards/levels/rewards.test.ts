import { describe, expect, test } from 'vitest';
import { nextReward, rewardsBetween, rolesAt } from './rewards.ts';
import { NEW_REWARD } from './schema.ts';

const reward = (level: number, more: Partial<typeof NEW_REWARD> = {}) => ({
  ...NEW_REWARD,
  level,
  role: `role-${level}`,
  ...more,
});

const at = (level: number, top = level) => ({ level, top });

describe('roles', () => {
  test('each level reached gives its own', () => {
    const rewards = [reward(5), reward(10)];

    expect([4, 5, 9, 10].map((level) => rolesAt(rewards, at(level)))).toEqual([
      [],
      ['role-5'],
      ['role-5'],
      ['role-5', 'role-10'],
    ]);
  });

  test('one that is not kept makes way for the next role, not for money', () => {
    const rewards = [reward(5, { keepRole: false }), reward(7, { role: null, money: 5 }), reward(10)];

    expect([5, 7, 10].map((level) => rolesAt(rewards, at(level)))).toEqual([['role-5'], ['role-5'], ['role-10']]);
  });

  test('who falls below a level loses its role and gets the one it replaced back, where it is taken back', () => {
    const rewards = [reward(5, { keepRole: false }), reward(10)];

    expect(rolesAt(rewards, at(7, 12))).toEqual(['role-5']);
  });

  test('a role that is not taken back stays, and still replaces', () => {
    const rewards = [reward(5, { keepRole: false }), reward(10, { takeBack: false })];

    expect(rolesAt(rewards, at(7, 12))).toEqual(['role-10']);
    expect(rolesAt(rewards, at(7, 9))).toEqual(['role-5']);
  });

  test('the same role at two levels is one', () => {
    expect(rolesAt([reward(1), reward(2, { role: 'role-1' })], at(2))).toEqual(['role-1']);
  });
});

test('money and items come with levels that were never had before', () => {
  const rewards = [reward(2), reward(4), reward(6)];

  expect(rewardsBetween(rewards, 2, 5).map(({ level }) => level)).toEqual([4]);
  expect(rewardsBetween(rewards, 6, 5)).toEqual([]);
});

test('the next reward is that of the next higher level', () => {
  const rewards = [reward(2), reward(4)];

  expect([0, 2, 4].map((level) => nextReward(rewards, level)?.level)).toEqual([2, 4, undefined]);
});
