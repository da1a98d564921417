import type { LevelReward } from '@perigee/core/levels/schema';
import { type MoneyWriting, writeMoney } from '../../balances/index.ts';

/** Rewards in words: `Regular, 500 💰, Telescope`. Deleted roles are left out. */
export function describeRewards(
  rewards: readonly Pick<LevelReward, 'role' | 'money' | 'item'>[],
  roleNames: ReadonlyMap<string, string>,
  writing: MoneyWriting,
): string {
  const money = rewards.reduce((sum, reward) => sum + reward.money, 0);
  const roles = rewards.flatMap(({ role }) => (role === null ? [] : (roleNames.get(role) ?? [])));
  const items = rewards.flatMap(({ item }) => (item === '' ? [] : [item]));
  return [...roles, ...(money > 0 ? [writeMoney(money, writing)] : []), ...items].join(', ');
}
