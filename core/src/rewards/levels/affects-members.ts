import type { LevelReward, Levels } from './schema.ts';

/**
 * Whether existing members have to be re-evaluated: changed curves and roles affect them, while money and items come
 * only with new levels.
 */
export function affectsMembers(
  before: Pick<Levels, 'steepness' | 'rewards'>,
  after: Pick<Levels, 'steepness' | 'rewards'>,
): boolean {
  if (before.steepness !== after.steepness) return true;
  return JSON.stringify(before.rewards.flatMap(roleOf)) !== JSON.stringify(after.rewards.flatMap(roleOf));
}

function roleOf({ level, role, keepRole, takeBack }: LevelReward): unknown[] {
  return role === null ? [] : [[level, role, keepRole, takeBack]];
}
