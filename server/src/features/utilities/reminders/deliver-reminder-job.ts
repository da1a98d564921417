import * as z from 'zod/mini';
import { defineJobKind } from '../../../jobs/job-kind.ts';

/** Delivers a reminder. */
export const deliverReminderJob = defineJobKind('reminder.deliver', z.object({ id: z.string() }));
