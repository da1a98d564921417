import * as z from 'zod/mini';
import { defineJobKind } from '../../../jobs/job-kind.ts';

const one = z.object({ id: z.string() });
const revised = z.object({ id: z.string(), revision: z.int() });

/** The message has to be posted. */
export const postGiveawayJob = defineJobKind('giveaways.post', revised);

/** The message has to be updated. */
export const showGiveawayJob = defineJobKind('giveaways.show', one);

/** The time is up. A later change schedules a job of its own. */
export const endGiveawayJob = defineJobKind('giveaways.end', revised);

/** The channel has to be told who was drawn, from one place of the draw up to another (exclusive). */
export const announceGiveawayJob = defineJobKind(
  'giveaways.result',
  z.object({ id: z.string(), from: z.int(), to: z.int(), isAgain: z.boolean() }),
);

/** A winner has to be sent a direct message. */
export const notifyWinnerJob = defineJobKind('giveaways.winner', z.object({ id: z.string(), place: z.int() }));

/** The time to claim a prize is over. */
export const drawUnclaimedJob = defineJobKind('giveaways.unclaimed', z.object({ id: z.string(), place: z.int() }));
