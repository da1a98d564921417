import { defineFeature } from '../../feature.ts';
import type { Seal } from '../../community/index.ts';
import { createSeeds } from './seeds.ts';

/** Seeds with a commitment published before anything is drawn from them, and revealed afterwards. */
export const fairnessFeature = defineFeature({
  name: 'fairness',
  open: ({ messageSeal }: { messageSeal: Seal }) => ({ services: { seeds: createSeeds(messageSeal) } }),
});
