import { defineFeature } from '../../feature.ts';
import type { Frame } from '../../frame.ts';
import { createCooldowns } from './cooldowns.ts';
import { COOLDOWNS_TABLES } from './tables.ts';

/** Cooldowns between repeated actions. */
export const cooldownsFeature = defineFeature({
  name: 'cooldowns',
  tables: COOLDOWNS_TABLES,
  open: ({ database: { db } }: Pick<Frame, 'database'>) => ({
    services: { cooldowns: createCooldowns(db) },
  }),
});
