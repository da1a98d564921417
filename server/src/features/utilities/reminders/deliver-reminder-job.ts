import * as z from 'zod/mini';
import { defineJobKind } from '../../../jobs/job-kind.ts';

/** Delivers a reminder that comes once. */
export const deliverReminderJob = defineJobKind('reminder.deliver', z.object({ id: z.string() }));

/** Delivers one occurrence of a reminder that repeats. */
export const repeatReminderJob = defineJobKind('reminder.repeat', z.object({ id: z.string() }));
