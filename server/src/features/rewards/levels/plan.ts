import { steepnessSchema, xpOfLevel } from '@perigee/core/rewards/levels/curve';
import { levelRewardSchema, type Levels } from '@perigee/core/rewards/levels/schema';
import * as z from 'zod/mini';

/** The settings by which members' levels are determined. */
export const levelPlanSchema = z.object({ steepness: steepnessSchema, rewards: z.array(levelRewardSchema) });
export type LevelPlan = z.infer<typeof levelPlanSchema>;

/** The part of the settings that determines levels and rewards. */
export function planOf({ steepness, rewards }: Levels): LevelPlan {
  return { steepness, rewards };
}

/** The experience the first level takes. */
export function firstXp({ steepness }: LevelPlan): number {
  return xpOfLevel(1, steepness);
}
