import { steepnessSchema, xpOfLevel } from '@perigee/core/levels/curve';
import { levelRewardSchema, type Levels } from '@perigee/core/levels/schema';
import * as z from 'zod/mini';

/** What a guild's levels are made of: what members are looked at by. */
export const planSchema = z.object({ steepness: steepnessSchema, rewards: z.array(levelRewardSchema) });
export type Plan = z.infer<typeof planSchema>;

export function planOf({ steepness, rewards }: Levels): Plan {
  return { steepness, rewards };
}

/** What the first level takes. */
export function firstXp({ steepness }: Plan): number {
  return xpOfLevel(1, steepness);
}
