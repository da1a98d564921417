import * as z from 'zod/mini';
import { defineActKind } from '../../../../acts/act-kind.ts';

/** Reposts a wrongly deleted message and marks the log entry as wrong. */
export const hitCorrected = defineActKind('automod.correctHit', z.object({ id: z.uuid() }));
