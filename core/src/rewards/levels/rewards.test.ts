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

describe('Reward roles', () => {
  test('Each level reached grants its role', () => {
    const rewards = [reward(5), reward(10)];

    expect([4, 5, 9, 10].map((level) => rolesAt(rewards, at(level)))).toEqual([
      [],
      ['role-5'],
      ['role-5'],
      ['role-5', 'role-10'],
    ]);
  });

  test('A role that is not kept is replaced by the next reward role but not by money', () => {
    const rewards = [reward(5, { keepRole: false }), reward(7, { role: null, money: 5 }), reward(10)];

    expect([5, 7, 10].map((level) => rolesAt(rewards, at(level)))).toEqual([['role-5'], ['role-5'], ['role-10']]);
  });

  test('Dropping below a level revokes its role and restores the role it replaced', () => {
    const rewards = [reward(5, { keepRole: false }), reward(10)];

    expect(rolesAt(rewards, at(7, 12))).toEqual(['role-5']);
  });

  test('A role that is not taken back stays and keeps replacing earlier roles', () => {
    const rewards = [reward(5, { keepRole: false }), reward(10, { takeBack: false })];

    expect(rolesAt(rewards, at(7, 12))).toEqual(['role-10']);
    expect(rolesAt(rewards, at(7, 9))).toEqual(['role-5']);
  });

  test('A role granted by two levels is listed once', () => {
    expect(rolesAt([reward(1), reward(2, { role: 'role-1' })], at(2))).toEqual(['role-1']);
  });
});

test('Money and items come only with levels reached for the first time', () => {
  const rewards = [reward(2), reward(4), reward(6)];

  expect(rewardsBetween(rewards, 2, 5).map(({ level }) => level)).toEqual([4]);
  expect(rewardsBetween(rewards, 6, 5)).toEqual([]);
});

test('The next reward belongs to the next higher level with a reward', () => {
  const rewards = [reward(2), reward(4)];

  expect([0, 2, 4].map((level) => nextReward(rewards, level)?.level)).toEqual([2, 4, undefined]);
});
