import { defineFeature } from '../feature.ts';
import type { Frame } from '../frame.ts';
import { createCooldowns } from './cooldowns.ts';

export type { Cooldowns } from './cooldowns.ts';

/** How long a wait that is over is kept, in milliseconds: it says nothing any more. */
const KEPT_MS = 60 * 60 * 1000;

/** Waits between doing the same thing. */
export const cooldownsFeature = defineFeature({
  name: 'cooldowns',
  open: ({ database: { db } }: Pick<Frame, 'database'>) => ({
    services: { cooldowns: createCooldowns(db) },
    retention: [{ table: 'cooldowns', since: 'ready_at', keepMs: KEPT_MS }],
    personalData: { cooldowns: ['user_id'] },
  }),
});
