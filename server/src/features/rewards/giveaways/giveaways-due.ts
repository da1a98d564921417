import * as z from 'zod/mini';
import { defineActKind } from '../../../acts/act-kind.ts';

const one = z.object({ id: z.string() });
const revised = z.object({ id: z.string(), revision: z.int() });

/** The message has to be posted. */
export const giveawayPostDue = defineActKind('giveaways.post', revised);

/** The message has to be updated. */
export const giveawayShowDue = defineActKind('giveaways.show', one);

/** The time is up. A later change schedules an act of its own. */
export const giveawayEndDue = defineActKind('giveaways.end', revised);

/** The channel has to be told who was drawn, from one place of the draw up to another (exclusive). */
export const resultDue = defineActKind(
  'giveaways.result',
  z.object({ id: z.string(), from: z.int(), to: z.int(), isAgain: z.boolean() }),
);

/** A winner has to be sent a direct message. */
export const winnerDue = defineActKind('giveaways.winner', z.object({ id: z.string(), place: z.int() }));

/** The time to claim a prize is over. */
export const unclaimedDue = defineActKind('giveaways.unclaimed', z.object({ id: z.string(), place: z.int() }));
