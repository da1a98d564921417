import * as z from 'zod/mini';
import { defineJobKind } from '../../../jobs/job-kind.ts';

/** Closes a poll when its time is up. */
export const closePollJob = defineJobKind('poll.close', z.object({ id: z.string() }));
