import * as z from 'zod/mini';
import { defineActKind } from '../../../acts/act-kind.ts';

/** Closes a poll when its time is up. */
export const pollDue = defineActKind('poll.close', z.object({ id: z.string() }));
