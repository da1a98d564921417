import { LEVEL_MESSAGE_PLACES } from '@perigee/core/levels/schema';
import * as z from 'zod/mini';
import { defineActKind } from '../../../acts/act-kind.ts';

/** Somebody reached a level, and it is to be told. */
export const levelDue = defineActKind(
  'levels.tell',
  z.object({
    userId: z.string(),
    level: z.number(),
    previous: z.number(),
    xp: z.number(),
    /** The levels among them that brought something now. */
    rewardLevels: z.array(z.number()),
    place: z.enum(LEVEL_MESSAGE_PLACES),
    /** Null for a direct message. */
    channelId: z.nullable(z.string()),
    /** When they did, in milliseconds since 1970. */
    at: z.number(),
  }),
);

/** A minute in which more reached a level than are told of one by one is over. */
export const levelOthersDue = defineActKind('levels.count-others', z.object({ begunAt: z.number() }));
