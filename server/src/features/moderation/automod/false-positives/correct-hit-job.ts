import * as z from 'zod/mini';
import { defineJobKind } from '../../../../jobs/job-kind.ts';

/** Reposts a wrongly deleted message and marks the log entry as wrong. */
export const correctHitJob = defineJobKind('automod.correctHit', z.object({ id: z.uuid() }));
