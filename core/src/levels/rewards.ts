import type { LevelReward } from './schema.ts';

/** Where a member stands: their level, and the highest they ever had. */
export interface LevelStatus {
  level: number;
  top: number;
}

/**
 * The roles that levels give to a member who stands there. A role that is not taken back stays for whoever had its level
 * once; one that is not kept makes way for the next.
 * @param rewards By level, the lowest first.
 */
export function rolesAt(rewards: readonly LevelReward[], { level, top }: LevelStatus): string[] {
  const earned = rewards.filter(
    (reward) => reward.role !== null && (reward.level <= level || (!reward.takeBack && reward.level <= top)),
  );
  const roles = earned.flatMap(({ role, keepRole }, index) =>
    role !== null && (keepRole || index === earned.length - 1) ? [role] : [],
  );
  return [...new Set(roles)];
}

/** What came with levels that a member never had before: money and items are given once. */
export function rewardsBetween(rewards: readonly LevelReward[], top: number, level: number): LevelReward[] {
  return rewards.filter((reward) => reward.level > top && reward.level <= level);
}

/** The next level above this one that brings something; null where none does. */
export function nextReward(rewards: readonly LevelReward[], level: number): LevelReward | null {
  return rewards.find((reward) => reward.level > level) ?? null;
}
