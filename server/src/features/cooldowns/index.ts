import { defineFeature } from '../feature.ts';
import type { Frame } from '../frame.ts';
import { createCooldowns } from './cooldowns.ts';

export type { Cooldowns } from './cooldowns.ts';

/** Cooldowns between repeated actions. */
export const cooldownsFeature = defineFeature({
  name: 'cooldowns',
  open: ({ database: { db } }: Pick<Frame, 'database'>) => ({
    services: { cooldowns: createCooldowns(db) },
    retention: [{ table: 'cooldowns', since: 'ready_at', retention: 'waits' }],
    personalData: { cooldowns: ['user_id'] },
  }),
});
