import { section } from '../settings/section.ts';
import { DEFAULT_ECONOMY, type Economy, economySchema } from './schema.ts';

export const economySection = section<Economy>(economySchema, DEFAULT_ECONOMY, {
  // Whole, because a number alone is easily that of another field; what is switched off needs no boost.
  boostFields: ({ messageXp, moneyBonuses }) => [
    ...(messageXp.chance > 0 ? ['messageXp'] : []),
    ...(moneyBonuses.daily > 0 || moneyBonuses.weekly > 0 ? ['moneyBonuses'] : []),
  ],
});
