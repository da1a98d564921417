import { defineFeature } from '../../feature.ts';
import { createEarningRules } from './earning-rules.ts';

/** Minimum ages for earning and receiving money. */
export const earningRulesFeature = defineFeature({
  name: 'earning-rules',
  open: () => ({ services: { earningRules: createEarningRules() } }),
});
