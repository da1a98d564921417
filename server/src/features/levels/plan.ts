import { steepnessSchema, xpOfLevel } from '@perigee/core/levels/curve';
import { levelRewardSchema, type Levels } from '@perigee/core/levels/schema';
import * as z from 'zod/mini';

/** What a guild's levels are made of: what members are looked at by. */
export const levelPlanSchema = z.object({ steepness: steepnessSchema, rewards: z.array(levelRewardSchema) });
export type LevelPlan = z.infer<typeof levelPlanSchema>;

/** What of the settings decides levels and rewards. */
export function planOf({ steepness, rewards }: Levels): LevelPlan {
  return { steepness, rewards };
}

/** What the first level takes. */
export function firstXp({ steepness }: LevelPlan): number {
  return xpOfLevel(1, steepness);
}
