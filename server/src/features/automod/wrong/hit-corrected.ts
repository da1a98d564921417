import * as z from 'zod/mini';
import { defineActKind } from '../../../acts/act-kind.ts';

/** What was deleted wrongly is said again, and the log says that it was wrong. */
export const hitCorrected = defineActKind('automod.correctHit', z.object({ id: z.uuid() }));
