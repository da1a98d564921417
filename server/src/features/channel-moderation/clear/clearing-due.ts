import * as z from 'zod/mini';
import { defineActKind } from '../../../acts/act-kind.ts';

/** Messages are to be deleted. */
export const clearingDue = defineActKind('channel-moderation.clear', z.object({ id: z.string() }));

/** The moderator is to be told, unless they were. */
export const clearingReport = defineActKind('channel-moderation.tell-cleared', z.object({ id: z.string() }));
