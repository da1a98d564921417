import * as z from 'zod/mini';
import { defineJobKind } from '../../../../jobs/job-kind.ts';

/** Deletes the messages of a clearing. */
export const runClearingJob = defineJobKind('channel-moderation.clear', z.object({ id: z.string() }));

/** Reports the result to the moderator, unless that was done. */
export const reportClearedJob = defineJobKind('channel-moderation.tell-cleared', z.object({ id: z.string() }));
