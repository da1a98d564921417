import * as z from 'zod/mini';
import { defineActKind } from '../../acts/act-kind.ts';

/** A poll was closed, by its time or by hand. */
export const pollResult = defineActKind('poll.result', z.object({ id: z.string() }));
