import * as z from 'zod/mini';
import { defineActKind } from '../../../../acts/act-kind.ts';

/** Deletes the messages of a clearing. */
export const clearingDue = defineActKind('channel-moderation.clear', z.object({ id: z.string() }));

/** Reports the result to the moderator, unless that was done. */
export const clearingReport = defineActKind('channel-moderation.tell-cleared', z.object({ id: z.string() }));
