import { defineFeature } from '../feature.ts';
import { createEarningRules } from './earning-rules.ts';

export type { EarningRules } from './earning-rules.ts';
export { earningRefusal, receivingRefusal } from './earning-refusal.ts';

/** Minimum ages for earning and receiving money. */
export const earningRulesFeature = defineFeature({
  name: 'earning-rules',
  open: () => ({ services: { earningRules: createEarningRules() } }),
});
