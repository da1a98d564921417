import * as z from 'zod/mini';
import { defineJobKind } from '../../../jobs/job-kind.ts';

/** Announces the result of a poll, however it was closed. */
export const announcePollResultJob = defineJobKind('poll.result', z.object({ id: z.string() }));

/** Closes a poll when its time is up. */
export const closePollJob = defineJobKind('poll.close', z.object({ id: z.string() }));
