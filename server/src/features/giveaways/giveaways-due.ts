import * as z from 'zod/mini';
import { defineActKind } from '../../acts/act-kind.ts';

const one = z.object({ id: z.string() });
const revised = z.object({ id: z.string(), revision: z.int() });

/** Its message is to be posted. */
export const giveawayPostDue = defineActKind('giveaways.post', revised);

/** Its message is to say what is so now. */
export const giveawayShowDue = defineActKind('giveaways.show', one);

/** Its time is up. What was changed since has an act of its own. */
export const giveawayEndDue = defineActKind('giveaways.end', revised);

/** The channel is to be told who was drawn: those from one place of the draw up to another. */
export const resultDue = defineActKind(
  'giveaways.result',
  z.object({ id: z.string(), from: z.int(), to: z.int(), isAgain: z.boolean() }),
);

/** A winner is to be told in person. */
export const winnerDue = defineActKind('giveaways.winner', z.object({ id: z.string(), place: z.int() }));

/** The time to claim a prize is over. */
export const unclaimedDue = defineActKind('giveaways.unclaimed', z.object({ id: z.string(), place: z.int() }));
