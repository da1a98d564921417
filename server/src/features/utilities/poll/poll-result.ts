import * as z from 'zod/mini';
import { defineActKind } from '../../../acts/act-kind.ts';

/** Announces the result of a poll, however it was closed. */
export const pollResult = defineActKind('poll.result', z.object({ id: z.string() }));
