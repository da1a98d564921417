import type { LevelReward } from './schema.ts';

/** A member's current level, and the highest they ever had. */
export interface LevelStatus {
  level: number;
  top: number;
}

/**
 * The level roles of a member with that status. A role without `takeBack` stays with everybody who ever reached its
 * level; one without `keepRole` is replaced by the next role.
 * @param rewards By level, lowest first.
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

/** The rewards of levels reached for the first time: money and items are given only once. */
export function rewardsBetween(rewards: readonly LevelReward[], top: number, level: number): LevelReward[] {
  return rewards.filter((reward) => reward.level > top && reward.level <= level);
}

/** The next reward above this level; null where there is none. */
export function nextReward(rewards: readonly LevelReward[], level: number): LevelReward | null {
  return rewards.find((reward) => reward.level > level) ?? null;
}
