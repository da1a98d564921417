import { LEVEL_MESSAGE_TARGETS } from '@perigee/core/rewards/levels/schema';
import * as z from 'zod/mini';
import { defineJobKind } from '../../../../jobs/job-kind.ts';

/** A reached level has to be announced. */
export const announceLevelJob = defineJobKind(
  'levels.tell',
  z.object({
    userId: z.string(),
    level: z.number(),
    previous: z.number(),
    xp: z.number(),
    /** The levels among them that brought a reward now. */
    rewardLevels: z.array(z.number()),
    place: z.enum(LEVEL_MESSAGE_TARGETS),
    /** Null for a direct message. */
    channelId: z.nullable(z.string()),
    /** When it was reached, in milliseconds since 1970. */
    at: z.number(),
  }),
);

/** A minute is over in which more members reached a level than were announced one by one. */
export const summariseLevelUpsJob = defineJobKind('levels.count-others', z.object({ begunAt: z.number() }));
