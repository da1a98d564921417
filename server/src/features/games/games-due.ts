import * as z from 'zod/mini';
import { defineActKind } from '../../acts/act-kind.ts';

const payload = z.object({ id: z.string() });

/** A round may have run out of time, or its message may not say yet how it ended. */
export const endDue = defineActKind('games.end', payload);

/** Nobody accepted a challenge in time. */
export const challengeDue = defineActKind('games.challenge', payload);

/** The numbers of a week are drawn. */
export const drawDue = defineActKind('games.jackpot', payload);
