import { defineSection } from '../base/sections/define-section.ts';
import { counted } from '../base/sections/feature-usage.ts';
import { DEFAULT_ECONOMY, economySchema } from './schema.ts';

export const economySection = defineSection({
  name: 'economy',
  tab: 'economy',
  summary: 'Save how money is earned, shown and taxed',
  schema: economySchema,
  initial: DEFAULT_ECONOMY,
  // Whole groups: unchanged fields are recognised by value, and a single number could equal that of another field. What
  // is switched off needs no boost.
  boostFields: ({ messageXp, moneyBonuses }) => [
    ...(messageXp.chance > 0 ? ['messageXp'] : []),
    ...(moneyBonuses.daily > 0 || moneyBonuses.weekly > 0 ? ['moneyBonuses'] : []),
  ],
  features: {
    messageXp: ({ messageXp: { chance, max } }, boost) => ({ on: boost && chance > 0 && max > 0, count: null }),
    bonuses: ({ moneyBonuses: { daily, weekly } }, boost) =>
      counted(boost ? [daily, weekly].filter((bonus) => bonus > 0).length : 0),
  },
});
