import * as z from 'zod/mini';
import { defineJobKind } from '../../../../jobs/job-kind.ts';

/** Locks or unlocks one channel of a category or server. */
export const lockChannelJob = defineJobKind(
  'channel-moderation.lock',
  z.object({
    channelId: z.string(),
    isLock: z.boolean(),
    moderatorId: z.string(),
    moderatorRoleIds: z.array(z.string()),
    reason: z.string(),
    auditReason: z.string(),
  }),
);
