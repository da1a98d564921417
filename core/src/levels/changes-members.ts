import type { LevelReward, Levels } from './schema.ts';

/** Whether members have to be looked at once more: money and items come with new levels alone, so that they change nobody. */
export function changesMembers(
  before: Pick<Levels, 'steepness' | 'rewards'>,
  after: Pick<Levels, 'steepness' | 'rewards'>,
): boolean {
  if (before.steepness !== after.steepness) return true;
  return JSON.stringify(before.rewards.flatMap(roleOf)) !== JSON.stringify(after.rewards.flatMap(roleOf));
}

function roleOf({ level, role, keepRole, takeBack }: LevelReward): unknown[] {
  return role === null ? [] : [[level, role, keepRole, takeBack]];
}
